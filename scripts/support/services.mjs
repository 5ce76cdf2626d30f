import { createInterface } from 'node:readline';
import { backendProgram } from './backend-build.mjs';
import { heapLimits } from './heap-limits.mjs';
import { keepRunning } from './keep-running.mjs';
import { tell } from './log.mjs';
import { isEnding, startNode } from './processes.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Environment } from './processes.mjs'
 */

const name = 'The embedded services';

/**
 * Starts the embedded services and answers with their URL once they listen; rejects when they end first. `isKept` starts them again, at
 * the same URL, whenever they end later.
 * @param {{ env?: Environment, isKept?: boolean, program?: string[] }} options
 * @returns {Promise<{ url: string }>}
 */
export async function startServices({ env = {}, isKept = false, program }) {
  const args = program ?? (await backendProgram('main'));
  const child = begin(args, env);
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    onReady(child, resolve);
  });
  if (isKept)
    keepRunning(child, () => beginAgain(args, { ...env, BACKEND_PORT: new URL(url).port }, url), {
      isOver: isEnding,
      onEnd: (code, pauseMs) =>
        tell('error', `${name} ended unexpectedly and are started again`, { code, pauseMs }),
    });
  return { url };
}

/**
 * They have to come back where the storefront looks for them.
 * @param {string[]} args
 * @param {Environment} env
 * @param {string} url
 */
function beginAgain(args, env, url) {
  const child = begin(args, env);
  onReady(child, (found) => {
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
    // Two places for memory outside the heap, for all threads: each place keeps what it once had.
    env: { MALLOC_ARENA_MAX: '2', ...env, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

/**
 * @param {ChildProcess} child
 * @param {(url: string) => void} listener
 */
function onReady(child, listener) {
  const input = /** @type {import('node:stream').Readable} */ (child.stdout);
  createInterface({ input }).on('line', (line) => {
    const message = parse(line);
    if (message?.ready) listener(message.url);
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
