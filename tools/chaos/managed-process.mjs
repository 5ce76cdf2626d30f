import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 500;
const readyWithinMs = 90_000;

/**
 * Starts a process and restarts it whenever it ends, like a container. Its output goes to `logFile`. `untilUp` waits
 * until the process responds to its health check, `waitUntilReady` until /ready reports success. `unexpectedExits`
 * counts how often the process ended unexpectedly after it had responded. A process that ends before its first
 * response, for example because the database is down, is restarted without being counted.
 * @param {{ name: string, args: string[], env: Record<string, string>, healthUrl: string, logFile: string }} program
 */
export async function startManagedProcess({ name, args, env, healthUrl, logFile }) {
  const log = openSync(logFile, 'a');
  let isStopped = false;
  let starts = 0;
  let ownEnds = 0;
  let isUp = false;
  let isEndRequested = false;
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  const waitUntilOk = async (/** @type {string | URL} */ address) => {
    const deadline = performance.now() + readyWithinMs;
    while (performance.now() < deadline) {
      const isOk = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOk) return;
      await pause(100);
    }
    throw new Error(`${name} was not ready in time: see ${logFile}`);
  };
  const waitUntilUp = () => waitUntilOk(healthUrl);
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    isEndRequested = true;
    child.kill(signal);
  };
  const begin = () => {
    starts += 1;
    isUp = false;
    isEndRequested = false;
    child = spawn(process.execPath, args, { env, stdio: ['ignore', log, log] });
    const { pid } = child;
    void waitUntilUp().then(
      () => (isUp ||= child.pid === pid),
      () => undefined,
    );
    child.once('exit', async () => {
      if (isUp && !isEndRequested) ownEnds += 1;
      await pause(pauseMs);
      if (!isStopped) begin();
    });
  };
  begin();
  return {
    name,
    untilUp: waitUntilUp,
    waitUntilReady: () => waitUntilOk(new URL('/ready', healthUrl)),
    pid: () => child.pid ?? 0,
    starts: () => starts,
    unexpectedExits: () => ownEnds,
    /** Kills the process with SIGKILL, like a power failure. */
    kill: () => end('SIGKILL'),
    /** Replaces the process as a deployment does: stops it and waits for the next one to be up. */
    async replace() {
      const ended = once(child, 'exit');
      end('SIGTERM');
      await ended;
      await pause(2 * pauseMs);
      await waitUntilUp();
    },
    async stop() {
      isStopped = true;
      isEndRequested = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await ended;
      clearTimeout(cut);
    },
    forceKill: () => {
      isStopped = true;
      child.kill('SIGKILL');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startManagedProcess>>} ManagedProcess */
