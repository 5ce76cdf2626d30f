/** @import { Worker } from 'node:cluster' */

/**
 * Assigns connections to another storefront worker when their worker has exited before accepting them. Node's cluster
 * leaves such connections hanging, because it does not report a channel with unacknowledged handles as closed. Must be
 * called before the worker gets its first connection.
 * @param {Worker} worker
 */
export function handOffConnections(worker) {
  const child = worker.process;
  /**
   * Sequence numbers of handles that are not acknowledged yet.
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
  // After 'disconnect' the cluster sends no more connections to this worker.
  worker.once('disconnect', () => {
    for (const ack of open)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
  // Ignores an error while sending to a broken channel, because 'exit' follows.
  worker.on('error', () => undefined);
}
