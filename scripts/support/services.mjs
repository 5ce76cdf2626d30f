import { createInterface } from 'node:readline';
import { backendProgram } from './backend-build.mjs';
import { heapLimits, thriftyMemory } from './heap-limits.mjs';
import { keepRunning } from './keep-running.mjs';
import { tell } from './log.mjs';
import { isEnding, startNode } from './processes.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Environment } from './processes.mjs'
 * @typedef {{ url: string, seededAt: string | null }} Ready
 */

const name = 'The embedded services';

/**
 * Starts the embedded services and answers with their URL, and when their shop was filled, once they listen; rejects when they end first. `isKept` starts them again, at
 * the same URL, whenever they end later. `onBegun` is called once they are on their way.
 * @param {{ env?: Environment, isKept?: boolean, program?: string[], onBegun?: () => void }} options
 * @returns {Promise<Ready>}
 */
export async function startServices({ env = {}, isKept = false, program, onBegun }) {
  const args = program ?? (await backendProgram('main'));
  const child = begin(args, env);
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    onReady(child, resolve);
  });
  onBegun?.();
  const { url, seededAt } = await ready;
  if (isKept)
    keepRunning(child, () => beginAgain(args, { ...env, BACKEND_PORT: new URL(url).port }, url), {
      isOver: isEnding,
      onEnd: (code, pauseMs) =>
        tell('error', `${name} ended unexpectedly and are started again`, { code, pauseMs }),
    });
  return { url, seededAt };
}

/**
 * They have to come back where the storefront looks for them.
 * @param {string[]} args
 * @param {Environment} env
 * @param {string} url
 */
function beginAgain(args, env, url) {
  const child = begin(args, env);
  onReady(child, ({ url: found }) => {
    if (found === url) return tell('info', `${name} are back`, { url });
    tell('error', `Another program has taken the port of ${name.toLowerCase()}`, { url });
    child.kill('SIGTERM');
  });
  return child;
}

/**
 * The line to this process tells them when it is gone. They end after the storefronts, so nobody has to learn of it before.
 * @param {string[]} args
 * @param {Environment} env
 */
const begin = (args, env) =>
  startNode(name, [...heapLimits(process.env.SERVICES_HEAP_MB), ...args], {
    env: { ...thriftyMemory, ...env, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

/**
 * @param {ChildProcess} child
 * @param {(ready: Ready) => void} listener
 */
function onReady(child, listener) {
  const input = /** @type {import('node:stream').Readable} */ (child.stdout);
  createInterface({ input }).on('line', (line) => {
    const message = parse(line);
    if (message?.ready) listener({ url: message.url, seededAt: message.seededAt ?? null });
  });
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
