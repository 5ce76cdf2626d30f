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
 * Starts the embedded services. Resolves with their URL and the time their shop was seeded, once they listen; rejects
 * when they exit before. With `restart` they are restarted at the same URL whenever they exit later. `onSpawned` is
 * called once the process has been started.
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
 * Restarts the services at the URL that the storefront uses.
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
 * Starts the services with an IPC channel, through which they detect the end of this process. They stop after the
 * storefronts, so no earlier signal is necessary.
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
