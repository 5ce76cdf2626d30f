import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { ConfigError } from '../config/environment';
import { markAsCopy } from './restored-copy';
import { readStartProblem } from './start-problem';

/**
 * Copies the shop's file as it is at one moment, while the services run and write: orders go on, and none is half in the copy. The copy is
 * looked through before anybody relies on it, says that it is one (restored-copy), and is its owner's alone. Throws ConfigError where there
 * is nothing to copy, the place is taken or cannot be written to, or the copy is damaged; then no copy is left.
 */
export function backUp(file: string, copy: string): void {
  if (!existsSync(file)) throw new ConfigError(`There is no database at ${file}.`);
  if (existsSync(copy)) throw new ConfigError(`${copy} is there already: nothing is written over.`);
  const folder = dirname(copy);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`There is no folder ${folder}. Make it first.`);
  try {
    write(file, copy);
  } catch (error) {
    rmSync(copy, { force: true });
    const isSource = error instanceof Error && /^SQLITE_(CORRUPT|NOTADB|BUSY)/.test(codeOf(error));
    throw readStartProblem(error, isSource ? file : copy);
  }
  const problem = problemOf(copy);
  if (problem === null) return;
  rmSync(copy, { force: true });
  throw new ConfigError(
    `The copy is damaged (${problem}); so may be ${file}. Keep your last good backup.`,
  );
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function write(file: string, copy: string): void {
  const source = new Libsql(file);
  try {
    source.pragma('busy_timeout = 5000');
    source.prepare('vacuum into ?').run([copy]);
  } finally {
    source.close();
  }
  chmodSync(copy, 0o600);
}

/** What is wrong with the copy; null for nothing, and then it is marked as one. */
function problemOf(copy: string): string | null {
  const database = new Libsql(copy);
  try {
    const rows = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const [first] = rows.map((row) => row.integrity_check);
    if (first !== 'ok') return first ?? 'nothing in it';
    markAsCopy(database, new Date());
    return null;
  } finally {
    database.close();
  }
}
