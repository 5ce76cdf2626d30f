import { execFileSync } from 'node:child_process';
import { readFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * When the process of an id began, in the system's own words: a number that is used again names another process. Null when there is none,
 * or where the system does not tell.
 * @param {number} pid
 * @returns {string | null}
 */
export function findProcessStartTime(pid) {
  try {
    if (process.platform === 'linux') return findLinuxStartTime(pid);
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/**
 * Clock ticks since the machine began; a process that has ended and is only still counted is none.
 * @param {number} pid
 */
function findLinuxStartTime(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the bracket may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

/**
 * @typedef {{ pid: number, startTime: string | null }} ProcessIdentity
 * @typedef {{ host: string, supervisor: ProcessIdentity, children: ProcessIdentity[] }} PidFile
 */

const graceMs = 25_000;
const pollIntervalMs = 50;

const getPidFolder = (/** @type {string} */ dataDir) => join(dataDir, 'run');

/** @type {(pid: number) => ProcessIdentity} */
const getProcessIdentity = (pid) => ({ pid, startTime: findProcessStartTime(pid) });

/** @type {(one: ProcessIdentity) => boolean} */
const isRunning = ({ pid, startTime: beganAt }) =>
  beganAt !== null && findProcessStartTime(pid) === beganAt;

/**
 * Writes down, below the data folder, which processes this start has: what a start that is killed leaves behind is found by the next one.
 * Answers with how to renew the list.
 * @param {string} dataDir
 * @returns {(children: readonly number[]) => void}
 */
export function createPidFile(dataDir) {
  const folder = getPidFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${process.pid}.json`);
  const starter = getProcessIdentity(process.pid);
  process.once('exit', () => rmSync(file, { force: true }));
  return (children) => {
    const record = { host: hostname(), starter, children: children.map(getProcessIdentity) };
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  };
}

/**
 * Ends what starts on this data folder have left behind whose own process is gone: it is asked to end, and after 25 seconds it has to.
 * Processes of another machine, and of starts that live, are left alone. Answers with how many there were.
 * @param {string} dataDir
 * @returns {Promise<number>}
 */
export async function stopOrphanProcesses(dataDir) {
  const records = readPidFiles(dataDir).filter(
    ({ record }) => record.host === hostname() && !isRunning(record.supervisor),
  );
  const orphans = records.flatMap(({ record }) => record.children.filter(isRunning));
  await Promise.all(orphans.map(stopOrphan));
  for (const { file } of records) rmSync(file, { force: true });
  return orphans.length;
}

/**
 * @param {ProcessIdentity} orphan
 */
async function stopOrphan(orphan) {
  sendSignal(orphan, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  while (isRunning(orphan) && performance.now() < deadline) await pause(pollIntervalMs);
  if (isRunning(orphan)) sendSignal(orphan, 'SIGKILL');
}

/**
 * @param {ProcessIdentity} orphan
 * @param {NodeJS.Signals} signal
 */
function sendSignal({ pid }, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @param {string} dataDir
 * @returns {{ file: string, record: PidFile }[]}
 */
function readPidFiles(dataDir) {
  return listPidFileNames(getPidFolder(dataDir)).flatMap((name) => {
    const file = join(getPidFolder(dataDir), name);
    try {
      return [{ file, record: JSON.parse(readFileSync(file, 'utf8')) }];
    } catch {
      // Half written by a start that was killed: its processes end by themselves.
      return [];
    }
  });
}

/** @param {string} folder */
function listPidFileNames(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
