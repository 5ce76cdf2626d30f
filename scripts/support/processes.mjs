import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { backendProgram } from './backend-build.mjs';

/**
 * @import { ChildProcess, StdioOptions } from 'node:child_process'
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {(name: string, code: number | string | null) => unknown} OnExit
 * @typedef {{ cwd?: string, env?: Environment, stdio?: StdioOptions, onExit?: OnExit }} StartOptions
 */

/** @type {Set<ChildProcess>} */
const running = new Set();
const stopGraceMs = 10_000;
let isStopping = false;

/**
 * Starts a Node program as a child that ends with this one. `onExit` hears of an end nobody asked for.
 * @param {string} name
 * @param {string[]} args
 * @param {StartOptions} options
 * @returns {ChildProcess}
 */
export function startNode(
  name,
  args,
  { cwd, env = {}, stdio = ['ignore', 'inherit', 'inherit'], onExit } = {},
) {
  const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...env } });
  running.add(child);
  child.once('exit', (code, signal) => {
    running.delete(child);
    if (!isStopping) onExit?.(name, code ?? signal);
  });
  return child;
}

/**
 * Starts the embedded services and answers with their URL once they listen; rejects when they end first.
 * @param {{ env?: Environment, onExit?: OnExit }} options
 * @returns {Promise<{ url: string, child: ChildProcess }>}
 */
export async function startBackend({ env = {}, onExit } = {}) {
  const child = startNode('The embedded services', await backendProgram('main'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    onExit,
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The embedded services ended with ${code}.`)));
    const lines = createInterface({
      input: /** @type {import('node:stream').Readable} */ (child.stdout),
    });
    lines.on('line', (line) => {
      const message = parse(line);
      if (message?.ready) resolve({ url: message.url, child });
    });
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

/**
 * Runs a Node program to its end and answers with its exit code.
 * @param {string} name
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Promise<number>}
 */
export function runNode(name, args, options) {
  const child = startNode(name, args, options);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Asks every child to end, in the reverse order of their start, and waits for each. */
export async function stopAll() {
  isStopping = true;
  for (const child of [...running].reverse()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
    await ended;
    clearTimeout(timer);
  }
}

/**
 * Stops cleanly on Ctrl-C and on SIGTERM.
 * @param {() => void} [goodbye]
 */
export function stopOnSignals(goodbye) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (isStopping) return;
      goodbye?.();
      await stopAll();
      process.exit(0);
    });
  }
}
