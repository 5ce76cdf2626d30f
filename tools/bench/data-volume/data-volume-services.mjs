import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { getProgramArguments } from '../../build/compile-programs.mjs';
import { mallocEnvironment } from '../../../server/supervisor/memory-limits.mjs';

const preload = new URL('event-loop-monitor.mjs', import.meta.url).href;

/**
 * Starts the compiled services on the database `place` in a separate process and on a free port. `measure` returns the
 * process's CPU time during the work, or its longest event loop turn, in ms.
 * @param {{ place: string, dataDir: string }} options
 */
export async function startDataVolumeServices({ place, dataDir }) {
  const [program = ''] = await getProgramArguments('main');
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['--import', preload, program], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, ...mallocEnvironment },
      ...{ DATABASE_URL: place, DATA_DIR: dataDir, BACKEND_PORT: '0' },
      // Same key in every run, because the database of an earlier run may be reused.
      SECRETS_KEY: 'growth'.repeat(10),
    },
    stdio: ['ignore', 'pipe', process.env.GROWTH_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
  const endWithBench = () => child.kill('SIGKILL');
  process.once('exit', endWithBench);
  const url = await untilReady(child);
  const startMs = Math.round(performance.now() - startedMs);
  const sendCommand = async (/** @type {object} */ message) => {
    const reply = once(child, 'message');
    child.send(message);
    const [facts] = await reply;
    return /** @type {{ cpuMs: number, turnMs: number, rss: number }} */ (facts);
  };
  return {
    url,
    startMs,
    memoryMb: async () => Math.round((await sendCommand({ end: true })).rss / 1024 / 1024),
    /** @param {'cpu' | 'turns'} what @param {() => Promise<unknown>} work */
    async measure(what, work) {
      await sendCommand({ begin: what });
      await work();
      const { cpuMs, turnMs } = await sendCommand({ end: true });
      return what === 'cpu' ? cpuMs : turnMs;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithBench);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startDataVolumeServices>>} DataVolumeServices */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
async function untilReady(child) {
  const { stdout } = child;
  if (stdout)
    for await (const line of createInterface(stdout))
      if (line.includes('"ready"')) return JSON.parse(line).url;
  throw new Error('The services did not start.');
}
