import { spawn } from 'node:child_process';

/**
 * @import { ChildProcess, StdioOptions } from 'node:child_process'
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {(name: string, code: number | string | null) => unknown} OnExit
 * @typedef {{ cwd?: string, env?: Environment, stdio?: StdioOptions | undefined, onExit?: OnExit }} StartOptions
 */

/**
 * Running child processes with the names of their groups. Processes of one group are stopped together.
 * @type {Map<ChildProcess, string>}
 */
const running = new Map();
/**
 * Names of the groups in the order of their first start; a restarted child keeps its position.
 * @type {Set<string>}
 */
const groups = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
const stopGraceMs = 25_000;
let shuttingDown = false;

/** True once the shutdown has begun. No process may be started after that. */
export const isShuttingDown = () => shuttingDown;

export const listChildPids = () => [...running.keys()].flatMap(({ pid }) => (pid ? [pid] : []));

/**
 * Calls the listener whenever a child has started or exited.
 * @param {() => void} listener
 */
export function subscribeToChildren(listener) {
  listeners.add(listener);
}

/**
 * Registers a child process, which is stopped when this process stops. Children with the same name form a group and are
 * stopped together.
 * @param {string} name
 * @param {ChildProcess} child
 */
export function registerChild(name, child) {
  running.set(child, name);
  groups.add(name);
  const notifyListeners = () => listeners.forEach((listener) => listener());
  child.once('exit', () => {
    running.delete(child);
    notifyListeners();
  });
  notifyListeners();
}

/**
 * Starts a Node program as a child process, which is stopped when this process stops. `onExit` is called for an
 * unexpected exit.
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
 * Runs a Node program until it exits, and resolves with its exit code.
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
 * Stops all groups of children in reverse order of their start, one after another. Kills a child that takes longer than
 * 25 seconds plus DRAIN_SECONDS.
 */
export async function stopAllChildren() {
  shuttingDown = true;
  for (const name of [...groups].reverse()) await stopGroup(name);
}

/**
 * Stops the children of a group and waits for their exit, with the timeout of stopAllChildren.
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
 * Stops all children and exits on SIGINT (Ctrl-C) and SIGTERM. `goodbye` is called first.
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
/** Uptime in ms after which the next restart waits for the minimum time again. */
const stableAfterMs = 60_000;

/**
 * Restarts a program whenever it exits: first after half a second, then with a doubled delay each time, up to 30
 * seconds. The delay is reset once the program has run for a minute. `onExit` gets each exit with the delay that
 * follows. Does not restart while `isStopped` returns true.
 * @param {ChildProcess} child
 * @param {() => ChildProcess} startAgain
 * @param {{
 *       onExit: (code: number | string | null, pauseMs: number) => void,
 *       isStopped: () => boolean,
 *       now?: () => number,
 *       later?: (work: () => void, ms: number) => void,
 * }} options
 */
export function restartOnExit(
  child,
  startAgain,
  {
    onExit,
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
      onExit(code ?? signal, pauseMs);
      later(() => {
        if (!isStopped()) watch(startAgain());
      }, pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs);
    });
  };
  watch(child);
}
