/** @import { Worker } from 'node:cluster' */

/**
 * Hands visitors on to another storefront who were on their way to one that has ended meanwhile. Node's cluster would leave them waiting:
 * the line to a process is not called broken as long as something handed over has not been acknowledged. To be called before the worker
 * is given its first visitor.
 * @param {Worker} worker
 */
export function handOffConnections(worker) {
  const child = worker.process;
  /**
   * Numbers of the handings that nobody has answered yet.
   * @type {Set<number>}
   */
  const open = new Set();
  const send = child.send.bind(child);
  child.send = (/** @type {any} */ message, /** @type {any[]} */ ...rest) => {
    if (message?.act === 'newconn') open.add(message.seq);
    return send(message, ...rest);
  };
  child.on('internalMessage', ({ ack }) => open.delete(ack));

  let isLineBroken = false;
  child.once('disconnect', () => {
    isLineBroken = true;
  });
  child.once('exit', () =>
    setImmediate(() => {
      if (!isLineBroken) child.emit('disconnect');
    }),
  );
  // By then the cluster gives this worker nobody any more.
  worker.once('disconnect', () => {
    for (const ack of open)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
  // A line that broke while something was said: 'exit' tells the rest.
  worker.on('error', () => undefined);
}
