import cluster from 'node:cluster';
import { handOffConnections } from '../next-internals/cluster-handoff.mjs';
import { restartOnExit } from './child-processes.mjs';
import { exitWithError, writeLog } from './console.mjs';
import { registerChild, stopGroup, isShuttingDown } from './child-processes.mjs';

/** @import { Environment } from './child-processes.mjs' */

const name = 'The storefront';
const maxWorkers = 64;

/** How many storefronts share the port: STOREFRONT_WORKERS, else one. Stops with a sentence when that is no number from 1 to 64. */
export function getWorkerCount() {
  const wished = process.env.STOREFRONT_WORKERS || '1';
  const count = Number(wished);
  if (/^\d{1,2}$/.test(wished) && count >= 1 && count <= maxWorkers) return count;
  return exitWithError(
    `STOREFRONT_WORKERS must be a number from 1 to ${maxWorkers}; it is "${wished}".`,
  );
}

/**
 * Starts the storefronts, all on one port, each again whenever it ends. What one says to the others (a message with `toOthers`) is passed
 * on. `hasEnded` of the answer is true when one has ended before `settle` was called: then something is wrong with all of them, and
 * nothing is started again. With `--waits` among its arguments a storefront loads what it needs and takes visitors when `open` has been
 * called; `abandon` ends them all, and none is started again.
 * @param {string[]} program Node's arguments, the file, and its own arguments
 * @param {{ count: number, env: Environment }} options
 */
export function startStorefrontCluster(program, { count, env }) {
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
  let isOpen = false;
  let isAbandoned = false;
  /** @type {Set<import('node:cluster').Worker>} */
  const waiting = new Set();
  const begin = () => {
    const worker = cluster.fork(env);
    worker.on('message', (message) => {
      broadcastToWorkers(worker, message);
      if (!message?.isPrepared) return;
      if (isOpen) sendListenSignal(worker);
      else waiting.add(worker);
    });
    worker.once('exit', () => waiting.delete(worker));
    handOffConnections(worker);
    registerChild(name, worker.process);
    return worker.process;
  };
  for (let number = 1; number <= count; number += 1)
    restartOnExit(begin(), begin, {
      isStopped: () => isShuttingDown() || isAbandoned || hasEnded,
      onEnd: (code, pauseMs) => {
        hasEnded ||= !isSettled;
        writeLog('error', `${name} ended unexpectedly and is started again`, { code, pauseMs });
      },
    });
  return {
    hasEnded: () => hasEnded,
    settle: () => {
      isSettled = true;
    },
    open: () => {
      isOpen = true;
      for (const worker of waiting) sendListenSignal(worker);
    },
    abandon: () => {
      isAbandoned = true;
      return stopGroup(name);
    },
  };
}

/** @param {import('node:cluster').Worker} worker */
function sendListenSignal(worker) {
  if (worker.isConnected()) worker.send({ mayListen: true });
}

/**
 * @param {import('node:cluster').Worker} from
 * @param {any} message
 */
function broadcastToWorkers(from, message) {
  if (message?.toOthers === undefined) return;
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker && worker.id !== from.id && worker.isConnected()) worker.send(message);
}
