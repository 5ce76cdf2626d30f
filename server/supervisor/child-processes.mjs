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
let shuttingDown = false;

/** True once everything is being ended: nothing is to be started any more. */
export const isShuttingDown = () => shuttingDown;

/** The ids of all children that run. */
export const listChildPids = () => [...running.keys()].flatMap(({ pid }) => (pid ? [pid] : []));

/**
 * Calls the listener whenever a child has come or gone.
 * @param {() => void} listener
 */
export function subscribeToChildren(listener) {
  listeners.add(listener);
}

/**
 * Counts a child among those that end with this process; those of one name end together.
 * @param {string} name
 * @param {ChildProcess} child
 */
export function registerChild(name, child) {
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
export function startNodeProcess(
  name,
  args,
  { cwd, env = {}, stdio = ['ignore', 'inherit', 'inherit'], onExit } = {},
) {
  const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...env } });
  registerChild(name, child);
  child.once('exit', (code, signal) => {
    if (!shuttingDown) onExit?.(name, code ?? signal);
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
export function runNodeProcess(name, args, options) {
  const child = startNodeProcess(name, args, options);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * Asks every child to end, in the reverse order of their start, and waits for each. What takes longer than 25 seconds, and the time
 * they may be given by DRAIN_SECONDS, has to.
 */
export async function stopAllChildren() {
  shuttingDown = true;
  for (const name of [...groups].reverse()) await stopGroup(name);
}

/**
 * Asks the children of one name to end and waits for them, as stopAllChildren does for all.
 * @param {string} name
 */
export async function stopGroup(name) {
  await Promise.all(
    [...running].filter(([, group]) => group === name).map(([child]) => stopChild(child)),
  );
}

/** @param {ChildProcess} child */
async function stopChild(child) {
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
      if (shuttingDown) return;
      goodbye?.();
      await stopAllChildren();
      process.exit(0);
    });
  }
}

const minBackoffMs = 500;
const maxBackoffMs = 30_000;
/** Whoever has run so long is well: the next end counts as the first. */
const stableAfterMs = 60_000;

/**
 * Starts a program again whenever it ends: after half a second, then after twice as long each time, at most after 30 seconds, and from
 * the beginning once it has run for a minute. `onEnd` hears of each end and of the pause that follows; when `isStopped` nothing is started
 * any more.
 * @param {ChildProcess} child
 * @param {() => ChildProcess} startAgain
 * @param {{
 *   onEnd: (code: number | string | null, pauseMs: number) => void,
 *   isStopped: () => boolean,
 *   now?: () => number,
 *   later?: (work: () => void, ms: number) => void,
 * }} options
 */
export function restartOnExit(
  child,
  startAgain,
  {
    onEnd,
    isStopped,
    now = () => performance.now(),
    later = (work, ms) => void setTimeout(work, ms),
  },
) {
  let pauseMs = minBackoffMs;
  const watch = (/** @type {ChildProcess} */ one) => {
    const startedAt = now();
    one.once('exit', (code, signal) => {
      if (isStopped()) return;
      if (now() - startedAt >= stableAfterMs) pauseMs = minBackoffMs;
      onEnd(code ?? signal, pauseMs);
      later(() => {
        if (!isStopped()) watch(startAgain());
      }, pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs);
    });
  };
  watch(child);
}
