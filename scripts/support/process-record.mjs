import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beginningOf } from './process-identity.mjs';

/**
 * @typedef {{ pid: number, beganAt: string | null }} Known
 * @typedef {{ host: string, starter: Known, children: Known[] }} ProcessRecord
 */

const graceMs = 25_000;
const lookMs = 50;

const folderOf = (/** @type {string} */ dataDir) => join(dataDir, 'run');

/** @type {(pid: number) => Known} */
const known = (pid) => ({ pid, beganAt: beginningOf(pid) });

/** @type {(one: Known) => boolean} */
const isAlive = ({ pid, beganAt }) => beganAt !== null && beginningOf(pid) === beganAt;

/**
 * Writes down, below the data folder, which processes this start has: what a start that is killed leaves behind is found by the next one.
 * Answers with how to renew the list.
 * @param {string} dataDir
 * @returns {(children: readonly number[]) => void}
 */
export function recordProcesses(dataDir) {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${process.pid}.json`);
  const starter = known(process.pid);
  process.once('exit', () => rmSync(file, { force: true }));
  return (children) => {
    const record = { host: hostname(), starter, children: children.map(known) };
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  };
}

/**
 * Ends what starts on this data folder have left behind whose own process is gone: it is asked to end, and after 25 seconds it has to.
 * Processes of another machine, and of starts that live, are left alone. Answers with how many there were.
 * @param {string} dataDir
 * @returns {Promise<number>}
 */
export async function endOrphans(dataDir) {
  const records = readRecords(dataDir).filter(
    ({ record }) => record.host === hostname() && !isAlive(record.starter),
  );
  const orphans = records.flatMap(({ record }) => record.children.filter(isAlive));
  await Promise.all(orphans.map(end));
  for (const { file } of records) rmSync(file, { force: true });
  return orphans.length;
}

/**
 * @param {Known} orphan
 */
async function end(orphan) {
  send(orphan, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  while (isAlive(orphan) && performance.now() < deadline) await pause(lookMs);
  if (isAlive(orphan)) send(orphan, 'SIGKILL');
}

/**
 * @param {Known} orphan
 * @param {NodeJS.Signals} signal
 */
function send({ pid }, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @param {string} dataDir
 * @returns {{ file: string, record: ProcessRecord }[]}
 */
function readRecords(dataDir) {
  return namesIn(folderOf(dataDir)).flatMap((name) => {
    const file = join(folderOf(dataDir), name);
    try {
      return [{ file, record: JSON.parse(readFileSync(file, 'utf8')) }];
    } catch {
      // Half written by a start that was killed: its processes end by themselves.
      return [];
    }
  });
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
