import type Libsql from 'libsql';
import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './is-postgres';
import { keepSetting, readSetting } from './settings';

/** In a copy that `npm run backup` made: when, in UTC. */
const copiedAt = 'copied_at';
/** On a server: which one, which database and which table the shop was written into. */
const writtenInto = 'written_into';

/** Marks a file as a copy of a shop that went on after it was made. */
export function markAsCopy(database: Libsql.Database, now: Date): void {
  database
    .prepare('insert or replace into setting (name, value) values (?, ?)')
    .run([copiedAt, now.toISOString()]);
}

/**
 * Why numbers of orders and invoices may be given out twice: the database is a copy, and what was given out after it was made is not known
 * here. Null where nothing tells so. On a server the first call notes where the shop lives. A file that was copied by hand, or a disk that was
 * set back, cannot be told.
 */
export async function findRestoredCopy(db: Database): Promise<string | null> {
  if (!isPostgres(db)) {
    const since = await readSetting(db, copiedAt);
    return since === null ? null : `The database is a backup of ${since}`;
  }
  const [noted, here] = [await readSetting(db, writtenInto), await placeOf(db)];
  if (noted === null) await keepSetting(db, writtenInto, here);
  return noted === null || noted === here ? null : 'The database was restored from a dump';
}

/** From now on the database counts as the shop itself: its number ranges were looked at. */
export async function settleRestoredCopy(db: Database): Promise<void> {
  if (isPostgres(db)) return keepSetting(db, writtenInto, await placeOf(db));
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
