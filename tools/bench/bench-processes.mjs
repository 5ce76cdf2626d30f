import { execFileSync, spawn } from 'node:child_process';
import { waitForUrl } from '../../server/supervisor/ports.mjs';
import { chromium } from '@playwright/test';

/**
 * Starts the shop like `npm start` and resolves when it is ready. `startMs` is the startup time in ms.
 * @param {string} dataDir
 * @param {{ port: string, backendPort: string }} ports
 */
export async function startBenchShop(dataDir, { port, backendPort }) {
  const startedAt = performance.now();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tools/commands/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      BACKEND_PORT: backendPort,
      DATA_DIR: dataDir,
      SITE_URL: url,
      NEXT_DIST_DIR: '.next-bench',
    },
  });
  let hasEnded = false;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) =>
    child.once('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  stopOnExit(child, () => hasEnded);
  await waitForUrl(`${url}/api/health`, { timeoutMs: 600_000, isCancelled: () => hasEnded });
  if (hasEnded) throw new Error(`Another program responds at ${url}: stop it before you measure.`);
  return {
    url,
    startMs: Math.round(performance.now() - startedAt),
    memoryMb: () => getResidentMemory(child.pid),
    /** Returns the process id of the storefront, 0 if it is not running. */
    storefrontPid: () =>
      listProcessTree(child.pid).find(({ command }) => command.includes('storefront'))?.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startBenchShop>>} BenchShop */

/**
 * Stops the shop if the benchmark process exits first.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} hasEnded
 */
function stopOnExit(child, hasEnded) {
  process.once('exit', () => {
    if (!hasEnded()) child.kill('SIGTERM');
  });
}

/**
 * Lists the supervisor and its child processes with their resident memory in MB and their command.
 * @param {number | undefined} parent
 */
function listProcessTree(parent) {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const processes = lines.map((line) => {
    const [pid, ppid, rss, ...args] = line.trim().split(/\s+/);
    return {
      pid: Number(pid),
      ppid: Number(ppid),
      mb: Math.round(Number(rss) / 1024),
      command: args.join(' '),
    };
  });
  const family = [parent];
  for (const { pid, ppid } of processes) if (family.includes(ppid)) family.push(pid);
  return processes.filter(({ pid }) => family.includes(pid));
}

/**
 * Returns the resident memory in MB by process name, and the total as `together`.
 * @param {number | undefined} parent
 */
function getResidentMemory(parent) {
  const family = listProcessTree(parent);
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { command, mb } of family)
    sums[getProcessName(command)] = (sums[getProcessName(command)] ?? 0) + mb;
  return { ...sums, together: family.reduce((total, { mb }) => total + mb, 0) };
}

/**
 * Returns the name of a shop process by its command line: `supervisor` (start.mjs), `storefront` (storefront.js),
 * otherwise `backend` (main.js, the embedded services).
 * @param {string} command
 */
function getProcessName(command) {
  if (command.includes('start.mjs')) return 'supervisor';
  return command.includes('storefront') ? 'storefront' : 'backend';
}

/**
 * Launches Chromium (CHROMIUM_PATH, if set) with the flags that it needs in a container, plus the given flags.
 * @param {readonly string[]} more
 */
export function launchChromium(more = []) {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  });
}
