import type { Server } from 'node:http';
import { setImmediate as loopTurn } from 'node:timers/promises';

const lookMs = 25;
/** A turn of the loop in which nobody came and little was done. */
const quietMs = 1;
const mostTurns = 1_000;

/**
 * Ends a server without cutting off anybody who has asked: takes no new lines, closes those that are idle, and resolves when all are answered.
 * Whoever takes longer than `graceMs` is cut off.
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  await quietTurn(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A line that was kept for the next question is idle only when its last answer has left.
  const look = setInterval(() => server.closeIdleConnections(), lookMs);
  await closed;
  clearTimeout(cut);
  clearInterval(look);
}

/**
 * Waits until all is seen that the system has taken for the server: a line that was not, and a question on an idle one, would be reset, and
 * a balancer does not ask elsewhere what may have been done. On a server that is never quiet it waits for a thousand turns.
 */
async function quietTurn(server: Server): Promise<void> {
  let came = 0;
  const count = () => (came += 1);
  server.on('connection', count).on('request', count);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const [before, since] = [came, performance.now()];
    await loopTurn();
    if (turn > 0 && came === before && performance.now() - since < quietMs) break;
  }
  server.off('connection', count).off('request', count);
}
