import type { Server } from 'node:http';
import { setImmediate as loopTurn } from 'node:timers/promises';

const checkIntervalMs = 25;
/** Maximum duration in ms of an event loop turn that counts as idle. */
const quietMs = 1;
const maxTurns = 1_000;

/**
 * Stops a server gracefully: accepts no new connections, closes idle ones, and resolves when all requests are answered.
 * Connections still busy after `graceMs` are closed.
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  await waitForIdleTurn(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A keep-alive connection becomes idle only after its last response was sent.
  const closeTimer = setInterval(() => server.closeIdleConnections(), checkIntervalMs);
  await closed;
  clearTimeout(cut);
  clearInterval(closeTimer);
}

/**
 * Waits until the server has seen all connections and requests the operating system has already accepted; otherwise
 * they would be reset, and a load balancer does not retry requests that may have been processed. Waits at most a
 * thousand event loop turns.
 */
async function waitForIdleTurn(server: Server): Promise<void> {
  let requestCount = 0;
  const count = () => (requestCount += 1);
  server.on('connection', count).on('request', count);
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const [before, since] = [requestCount, performance.now()];
    await loopTurn();
    if (turn > 0 && requestCount === before && performance.now() - since < quietMs) break;
  }
  server.off('connection', count).off('request', count);
}
