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
 * Starts the embedded services and answers with their URL, and when their shop was filled, once they listen; rejects when they end first. `isKept` starts them again, at
 * the same URL, whenever they end later. `onBegun` is called once they are on their way.
 * @param {{ env?: Environment, isKept?: boolean, program: string[], onBegun?: () => void }} options
 * @returns {Promise<ReadyMessage>}
 */
export async function startEmbeddedServices({ env = {}, isKept = false, program, onBegun }) {
  const child = spawnServices(program, env);
  /** @type {Promise<ReadyMessage>} */
  const ready = new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    subscribeToReady(child, resolve);
  });
  onBegun?.();
  const { url, seededAt } = await ready;
  if (isKept)
    restartOnExit(
      child,
      () => respawnServices(program, { ...env, BACKEND_PORT: new URL(url).port }, url),
      {
        isStopped: isShuttingDown,
        onEnd: (code, pauseMs) =>
          writeLog('error', `${name} ended unexpectedly and are started again`, { code, pauseMs }),
      },
    );
  return { url, seededAt };
}

/**
 * They have to come back where the storefront looks for them.
 * @param {string[]} args
 * @param {Environment} env
 * @param {string} url
 */
function respawnServices(args, env, url) {
  const child = spawnServices(args, env);
  subscribeToReady(child, ({ url: found }) => {
    if (found === url) return writeLog('info', `${name} are back`, { url });
    writeLog('error', `Another program has taken the port of ${name.toLowerCase()}`, { url });
    child.kill('SIGTERM');
  });
  return child;
}

/**
 * The line to this process tells them when it is gone. They end after the storefronts, so nobody has to learn of it before.
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
