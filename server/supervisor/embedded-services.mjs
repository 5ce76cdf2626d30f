import { createInterface } from 'node:readline';
import { getServicesHeapFlags, mallocEnvironment } from './memory-limits.mjs';
import { restartOnExit } from './child-processes.mjs';
import { writeLog } from './console.mjs';
import { isShuttingDown, startNodeProcess } from './child-processes.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Environment } from './child-processes.mjs'
 * @typedef {{ url: string, seededAt: string | null }} ReadyMessage
 */

const name = 'The embedded services';

/**
 * Starts the embedded services. Resolves once they listen, with their URL and the time at which their shop was seeded;
 * rejects when they exit before. With `restart`, they are restarted at the same URL after a later exit. `onSpawned` is
 * called once the process is started.
 * @param {{ env?: Environment, restart?: boolean, program: string[], onSpawned?: () => void }} options
 * @returns {Promise<ReadyMessage>}
 */
export async function startEmbeddedServices({ env = {}, restart = false, program, onSpawned }) {
  const child = spawnServices(program, env);
  /** @type {Promise<ReadyMessage>} */
  const ready = new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    subscribeToReady(child, resolve);
  });
  onSpawned?.();
  const { url, seededAt } = await ready;
  if (restart)
    restartOnExit(
      child,
      () => respawnServices(program, { ...env, BACKEND_PORT: new URL(url).port }, url),
      {
        isStopped: isShuttingDown,
        onExit: (code, pauseMs) =>
          writeLog('error', `${name} ended unexpectedly and are being restarted`, {
            code,
            pauseMs,
          }),
      },
    );
  return { url, seededAt };
}

/**
 * Restarts the services. If they get another URL than the one that the storefront uses, logs an error and stops them.
 * @param {string[]} args
 * @param {Environment} env
 * @param {string} url
 */
function respawnServices(args, env, url) {
  const child = spawnServices(args, env);
  subscribeToReady(child, ({ url: found }) => {
    if (found === url) return writeLog('info', `${name} are running again`, { url });
    writeLog('error', `Another program uses the port of ${name.toLowerCase()}`, { url });
    child.kill('SIGTERM');
  });
  return child;
}

/**
 * Starts the services with an IPC channel; its end tells them that this process has ended. DRAIN_SECONDS is 0, because
 * the services stop after the storefronts.
 * @param {string[]} args
 * @param {Environment} env
 */
const spawnServices = (args, env) =>
  startNodeProcess(name, [...getServicesHeapFlags(process.env.SERVICES_HEAP_MB), ...args], {
    env: { ...mallocEnvironment, ...env, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

/**
 * @param {ChildProcess} child
 * @param {(ready: ReadyMessage) => void} listener
 */
function subscribeToReady(child, listener) {
  const input = /** @type {import('node:stream').Readable} */ (child.stdout);
  createInterface({ input }).on('line', (line) => {
    const message = parseReadyMessage(line);
    if (message?.ready) listener({ url: message.url, seededAt: message.seededAt ?? null });
  });
}

/** @param {string} line */
function parseReadyMessage(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
