import cluster from 'node:cluster';
import { handOffConnections } from '../next-internals/cluster-handoff.mjs';
import { isInstalledDetailUsable } from '../next-internals/check-installed-details.mjs';
import { restartOnExit } from './child-processes.mjs';
import { exitWithError, writeLog } from './console.mjs';
import { registerChild, stopGroup, isShuttingDown } from './child-processes.mjs';

/** @import { Environment } from './child-processes.mjs' */

const name = 'The storefront';
const maxWorkers = 64;

/**
 * Returns the number of storefront workers from STOREFRONT_WORKERS; 1 by default. Exits with a message when the setting
 * is not a number from 1 to 64.
 */
export function getWorkerCount() {
  const setting = process.env.STOREFRONT_WORKERS || '1';
  const count = Number(setting);
  if (/^\d{1,2}$/.test(setting) && count >= 1 && count <= maxWorkers) return count;
  return exitWithError(
    `STOREFRONT_WORKERS must be a number from 1 to ${maxWorkers}; it is "${setting}".`,
  );
}

/**
 * Starts the storefront workers on one port and restarts each when it exits. Forwards messages with the property
 * `broadcast` to the other workers. In the result, `hasExited()` is true when a worker has exited before
 * `markStarted()` was called; the cause then affects all workers, and none is restarted. A worker with the argument
 * `--waits` loads everything, but listens only after `acceptConnections()` has been called. `stop()` stops all workers
 * for good.
 * @param {string[]} program Node's arguments, the file, and its own arguments
 * @param {{ count: number, env: Environment }} options
 */
export function startStorefrontCluster(program, { count, env }) {
  const at = program.findIndex((part) => !part.startsWith('--'));
  // A single worker accepts connections itself. With several workers, the primary process distributes connections round
  // robin.
  cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
  cluster.setupPrimary({
    execArgv: program.slice(0, at),
    exec: program[at],
    args: program.slice(at + 1),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const canHandOff = isInstalledDetailUsable('cluster-handoff', (detail, reason) =>
    writeLog('warn', "A framework detail is off, so the framework's own behavior applies", {
      detail,
      reason,
    }),
  );
  let isSettled = false;
  let hasExited = false;
  let isOpen = false;
  let isAbandoned = false;
  /** @type {Set<import('node:cluster').Worker>} */
  const waiting = new Set();
  const begin = () => {
    const worker = cluster.fork(env);
    worker.on('message', (message) => {
      broadcastToWorkers(worker, message);
      if (!message?.ready) return;
      if (isOpen) sendListenSignal(worker);
      else waiting.add(worker);
    });
    worker.once('exit', () => waiting.delete(worker));
    if (canHandOff) handOffConnections(worker);
    registerChild(name, worker.process);
    return worker.process;
  };
  for (let number = 1; number <= count; number += 1)
    restartOnExit(begin(), begin, {
      isStopped: () => isShuttingDown() || isAbandoned || hasExited,
      onExit: (code, pauseMs) => {
        hasExited ||= !isSettled;
        writeLog('error', `${name} ended unexpectedly and is being restarted`, { code, pauseMs });
      },
    });
  return {
    hasExited: () => hasExited,
    markStarted: () => {
      isSettled = true;
    },
    acceptConnections: () => {
      isOpen = true;
      for (const worker of waiting) sendListenSignal(worker);
    },
    stop: () => {
      isAbandoned = true;
      return stopGroup(name);
    },
  };
}

/** @param {import('node:cluster').Worker} worker */
function sendListenSignal(worker) {
  if (worker.isConnected()) worker.send({ listen: true });
}

/**
 * @param {import('node:cluster').Worker} from
 * @param {any} message
 */
function broadcastToWorkers(from, message) {
  if (message?.broadcast === undefined) return;
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker && worker.id !== from.id && worker.isConnected()) worker.send(message);
}
