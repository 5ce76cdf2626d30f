import Libsql from 'libsql';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './sql-helpers';
import { setSetting, findSetting } from './settings';
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../platform/environment';
import { toStartupError } from './startup-errors';

/** In a copy that `npm run backup` made: when, in UTC. */
const copiedAt = 'copied_at';
/** On a server: which one, which database and which table the shop was written into. */
const writtenInto = 'written_into';

/** Marks a file as a copy of a shop that went on after it was made. */
function markAsBackup(database: Libsql.Database, now: Date): void {
  database
    .prepare('insert or replace into setting (name, value) values (?, ?)')
    .run([copiedAt, now.toISOString()]);
}

/**
 * Why numbers of orders and invoices may be given out twice: the database is a copy, and what was given out after it was made is not known
 * here. Null where nothing tells so. On a server the first call notes where the shop lives. A file that was copied by hand, or a disk that was
 * set back, cannot be told.
 */
export async function findRestoredBackup(db: Database): Promise<string | null> {
  if (!isPostgres(db)) {
    const since = await findSetting(db, copiedAt);
    return since === null ? null : `The database is a backup of ${since}`;
  }
  const [noted, here] = [await findSetting(db, writtenInto), await placeOf(db)];
  if (noted === null) await setSetting(db, writtenInto, here);
  return noted === null || noted === here ? null : 'The database was restored from a dump';
}

/** From now on the database counts as the shop itself: its number ranges were looked at. */
export async function acceptRestoredBackup(db: Database): Promise<void> {
  if (isPostgres(db)) return setSetting(db, writtenInto, await placeOf(db));
  await db.deleteFrom('setting').where('name', '=', copiedAt).execute();
}

/** A dump is read into tables that are made anew, and so have other numbers. */
async function placeOf(db: Database): Promise<string> {
  const { rows } = await sql<{ server: string; database: string; table: string }>`
    select
      (select system_identifier::text from pg_control_system()) as server,
      (select oid::text from pg_database where datname = current_database()) as database,
      'mail'::regclass::oid::text as "table"
  `.execute(db);
  const [place] = rows;
  return place ? `${place.server}/${place.database}/${place.table}` : '';
}

/**
 * Copies the shop's file as it is at one moment, while the services run and write: orders go on, and none is half in the copy. The copy is
 * looked through before anybody relies on it, says that it is one (restored-copy), and is its owner's alone. Throws ConfigError where there
 * is nothing to copy, the place is taken or cannot be written to, or the copy is damaged; then no copy is left.
 */
export function createBackup(file: string, copy: string): void {
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
    throw toStartupError(error, isSource ? file : copy);
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
    markAsBackup(database, new Date());
    return null;
  } finally {
    database.close();
  }
}
