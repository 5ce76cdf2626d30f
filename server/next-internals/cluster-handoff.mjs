/** @import { Worker } from 'node:cluster' */

/**
 * Hands connections over to another storefront worker when the one they were assigned to has exited. Node's cluster
 * would leave them hanging, because a channel is not reported as closed while handles are unacknowledged. Call it
 * before the worker gets its first connection.
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
  // After 'disconnect' the cluster assigns no more connections to this worker.
  worker.once('disconnect', () => {
    for (const ack of open)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
  // The channel broke during a send; the 'exit' event handles the rest.
  worker.on('error', () => undefined);
}
