import { chmodSync, existsSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { ConfigError } from '../config/environment';

/**
 * Copies the shop's file as it is at one moment, while the services run and write: orders go on, and none is half in the copy. The copy is
 * looked through before anybody relies on it, and is its owner's alone. Throws ConfigError where there is nothing to copy, the place is
 * taken, or the copy is damaged; then no copy is left.
 */
export function backUp(file: string, copy: string): void {
  if (!existsSync(file)) throw new ConfigError(`There is no database at ${file}.`);
  if (existsSync(copy)) throw new ConfigError(`${copy} is there already: nothing is written over.`);
  const source = new Libsql(file);
  try {
    source.pragma('busy_timeout = 5000');
    source.prepare('vacuum into ?').run([copy]);
  } finally {
    source.close();
  }
  chmodSync(copy, 0o600);
  const problem = problemOf(copy);
  if (problem === null) return;
  rmSync(copy, { force: true });
  throw new ConfigError(
    `The copy is damaged (${problem}); so may be ${file}. Keep your last good backup.`,
  );
}

function problemOf(copy: string): string | null {
  const database = new Libsql(copy);
  try {
    const rows = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const [first] = rows.map((row) => row.integrity_check);
    return first === 'ok' ? null : (first ?? 'nothing in it');
  } finally {
    database.close();
  }
}
