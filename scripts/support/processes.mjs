import { spawn } from 'node:child_process';

/**
 * @import { ChildProcess, StdioOptions } from 'node:child_process'
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {(name: string, code: number | string | null) => unknown} OnExit
 * @typedef {{ cwd?: string, env?: Environment, stdio?: StdioOptions | undefined, onExit?: OnExit }} StartOptions
 */

/**
 * Children and the groups they are in: those of one group are asked to end together.
 * @type {Map<ChildProcess, string>}
 */
const running = new Map();
/**
 * Groups in the order of their first start: a child that was started again keeps its place.
 * @type {Set<string>}
 */
const groups = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
const stopGraceMs = 25_000;
let isStopping = false;

/** True once everything is being ended: nothing is to be started any more. */
export const isEnding = () => isStopping;

/** The ids of all children that run. */
export const childIds = () => [...running.keys()].flatMap(({ pid }) => (pid ? [pid] : []));

/**
 * Calls the listener whenever a child has come or gone.
 * @param {() => void} listener
 */
export function onChildren(listener) {
  listeners.add(listener);
}

/**
 * Counts a child among those that end with this process; those of one name end together.
 * @param {string} name
 * @param {ChildProcess} child
 */
export function adopt(name, child) {
  running.set(child, name);
  groups.add(name);
  const tell = () => listeners.forEach((listener) => listener());
  child.once('exit', () => {
    running.delete(child);
    tell();
  });
  tell();
}

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
  adopt(name, child);
  child.once('exit', (code, signal) => {
    if (!isStopping) onExit?.(name, code ?? signal);
  });
  return child;
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

/**
 * Asks every child to end, in the reverse order of their start, and waits for each. What takes longer than 25 seconds, and the time
 * they may be given by DRAIN_SECONDS, has to.
 */
export async function stopAll() {
  isStopping = true;
  for (const name of [...groups].reverse()) await endGroup(name);
}

/**
 * Asks the children of one name to end and waits for them, as stopAll does for all.
 * @param {string} name
 */
export async function endGroup(name) {
  await Promise.all(
    [...running].filter(([, group]) => group === name).map(([child]) => end(child)),
  );
}

/** @param {ChildProcess} child */
async function end(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const drainMs = Number(process.env.DRAIN_SECONDS ?? 0) * 1000 || 0;
  const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs + drainMs);
  await ended;
  clearTimeout(timer);
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
