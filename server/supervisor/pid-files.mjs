import { execFileSync } from 'node:child_process';
import { readFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the start time of a process in the format of the operating system, which distinguishes processes with a
 * reused id. Null without such a process, or when the system does not provide the time.
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
 * Returns the start time in clock ticks since boot; null for a zombie process.
 * @param {number} pid
 */
function findLinuxStartTime(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process name in parentheses may contain any characters.
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
const isRunning = ({ pid, startTime }) =>
  startTime !== null && findProcessStartTime(pid) === startTime;

/**
 * Writes the process ids of this supervisor and its children to a file in the data folder. If they are left running
 * after a crash, the next start finds and stops them. Returns a function that updates the ids of the children.
 * @param {string} dataDir
 * @returns {(children: readonly number[]) => void}
 */
export function createPidFile(dataDir) {
  const folder = getPidFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${process.pid}.json`);
  const supervisor = getProcessIdentity(process.pid);
  process.once('exit', () => rmSync(file, { force: true }));
  return (children) => {
    const record = { host: hostname(), supervisor, children: children.map(getProcessIdentity) };
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  };
}

/**
 * Stops processes of earlier starts on this data folder whose supervisor is gone: sends SIGTERM, and kills them after
 * 25 seconds. Ignores processes of other machines and of running supervisors. Returns the number of stopped processes.
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
      const record = JSON.parse(readFileSync(file, 'utf8'));
      // Ignores files of version 0.18 and before, which have other fields.
      return record.supervisor === undefined ? [] : [{ file, record }];
    } catch {
      // The file is incomplete, because a start was killed while writing it; the processes of that start end on their
      // own.
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
