import cluster from 'node:cluster';
import { handOnVisitors } from './hand-on.mjs';
import { keepRunning } from './keep-running.mjs';
import { stopWith, tell } from './log.mjs';
import { adopt, isEnding } from './processes.mjs';

/** @import { Environment } from './processes.mjs' */

const name = 'The storefront';
const mostWorkers = 64;

/** How many storefronts share the port: STOREFRONT_WORKERS, else one. Stops with a sentence when that is no number from 1 to 64. */
export function countWorkers() {
  const wished = process.env.STOREFRONT_WORKERS || '1';
  const count = Number(wished);
  if (/^\d{1,2}$/.test(wished) && count >= 1 && count <= mostWorkers) return count;
  return stopWith(
    `STOREFRONT_WORKERS must be a number from 1 to ${mostWorkers}; it is "${wished}".`,
  );
}

/**
 * Starts the storefronts, all on one port, each again whenever it ends. What one says to the others (a message with `toOthers`) is passed
 * on. `hasEnded` of the answer is true when one has ended before `settle` was called: then something is wrong with all of them, and
 * nothing is started again.
 * @param {string[]} program Node's arguments, the file, and its own arguments
 * @param {{ count: number, env: Environment }} options
 */
export function startStorefronts(program, { count, env }) {
  const at = program.findIndex((part) => !part.startsWith('--'));
  // One takes visitors in itself; several are handed them in turn.
  cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  cluster.setupPrimary({
    execArgv: program.slice(0, at),
    exec: program[at],
    args: program.slice(at + 1),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isSettled = false;
  let hasEnded = false;
  const begin = () => {
    const worker = cluster.fork(env);
    worker.on('message', (message) => passOn(worker, message));
    handOnVisitors(worker);
    adopt(name, worker.process);
    return worker.process;
  };
  for (let number = 1; number <= count; number += 1)
    keepRunning(begin(), begin, {
      isOver: () => isEnding() || hasEnded,
      onEnd: (code, pauseMs) => {
        hasEnded ||= !isSettled;
        tell('error', `${name} ended unexpectedly and is started again`, { code, pauseMs });
      },
    });
  return {
    hasEnded: () => hasEnded,
    settle: () => {
      isSettled = true;
    },
  };
}

/**
 * @param {import('node:cluster').Worker} from
 * @param {any} message
 */
function passOn(from, message) {
  if (message?.toOthers === undefined) return;
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker && worker.id !== from.id && worker.isConnected()) worker.send(message);
}
