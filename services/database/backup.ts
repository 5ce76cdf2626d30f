import Libsql from 'libsql';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './sql-helpers';
import { setSetting, findSetting } from './settings';
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../platform/services-config';
import { toStartupError } from './startup-errors';

/** Setting in a database file created by `npm run backup`: the ISO time (UTC) of the backup. */
const copiedAt = 'copied_at';
/** Setting on PostgreSQL: the identity (see getServerIdentity) of the database that the shop was set up in. */
const writtenInto = 'written_into';

/**
 * Stores the backup time in the copied file. findRestoredBackup later recognizes the file as a backup by this setting.
 */
function markAsBackup(database: Libsql.Database, now: Date): void {
  database
    .prepare('insert or replace into setting (name, value) values (?, ?)')
    .run([copiedAt, now.toISOString()]);
}

/**
 * Returns the reason why order and invoice numbers could be assigned twice: the database is a restored backup and lacks
 * the numbers assigned after the backup was made. Returns null if nothing indicates a backup. On PostgreSQL the first
 * call stores the identity of the server and database, for comparison later. A file copied by hand or a restored disk
 * snapshot cannot be detected.
 */
export async function findRestoredBackup(db: Database): Promise<string | null> {
  if (!isPostgres(db)) {
    const since = await findSetting(db, copiedAt);
    return since === null ? null : `The database is a backup of ${since}`;
  }
  const [noted, here] = [await findSetting(db, writtenInto), await getServerIdentity(db)];
  if (noted === null) await setSetting(db, writtenInto, here);
  return noted === null || noted === here ? null : 'The database was restored from a dump';
}

/**
 * Accepts a restored backup as the live database: findRestoredBackup returns null from now on. Call this only after the
 * number sequences were checked.
 */
export async function markRestoredBackupAccepted(db: Database): Promise<void> {
  if (isPostgres(db)) return setSetting(db, writtenInto, await getServerIdentity(db));
  await db.deleteFrom('setting').where('name', '=', copiedAt).execute();
}

/**
 * Returns an identity built from the server, the database and the internal id (oid) of the table `mail`. Restoring a
 * dump recreates the table, so its oid differs.
 */
async function getServerIdentity(db: Database): Promise<string> {
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
 * Writes a consistent copy of the database file while the services keep running; no order is copied partially. The copy
 * is checked for damage, marked as a backup and readable by its owner only. Throws ConfigError if the file does not
 * exist, the target exists or is not writable, or the copy is damaged. A damaged copy is removed.
 */
export function createBackup(file: string, copy: string): void {
  if (!existsSync(file)) throw new ConfigError(`There is no database at ${file}.`);
  if (existsSync(copy)) throw new ConfigError(`${copy} already exists and is not overwritten.`);
  const folder = dirname(copy);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`There is no folder ${folder}. Create it first.`);
  try {
    write(file, copy);
  } catch (error) {
    rmSync(copy, { force: true });
    const isSource = error instanceof Error && /^SQLITE_(CORRUPT|NOTADB|BUSY)/.test(codeOf(error));
    throw toStartupError(error, isSource ? file : copy);
  }
  const problem = findCopyProblem(copy);
  if (problem === null) return;
  rmSync(copy, { force: true });
  throw new ConfigError(
    `The copy is damaged (${problem}), and ${file} may be damaged too. Keep your last good backup.`,
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

/**
 * Checks the copy for damage. Returns a description of the damage; if there is none, marks the copy as a backup and
 * returns null.
 */
function findCopyProblem(copy: string): string | null {
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
