import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database';
import { isPostgres } from '../../database/sql-helpers';

/**
 * Runs the work without indexes and foreign keys, which are recreated afterwards. In a large database this is much
 * faster than updating the indexes for each row. Throws when rows violate a unique index or, on PostgreSQL, a foreign
 * key.
 */
export async function runWithoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const again = isPostgres(db) ? await strip(db) : await stripFile(db);
  await work();
  for (const statement of again) await run(db, statement);
}

const run = (db: Database, statement: string) => sql.raw(statement).execute(db);

async function texts(db: Database, query: RawBuilder<{ drop: string; make: string }>) {
  return (await query.execute(db)).rows;
}

/**
 * Drops all indexes and foreign keys of a PostgreSQL database. Returns the statements that recreate them, indexes
 * first, as checking the foreign keys needs the indexes.
 */
async function strip(db: Database): Promise<string[]> {
  const references = await texts(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const indexes = await texts(
    db,
    sql`select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  );
  for (const { drop } of [...references, ...indexes]) await run(db, drop);
  return [...indexes, ...references].map(({ make }) => make);
}

/**
 * Drops all indexes of an SQLite database, and turns off foreign keys and syncing on its only connection. Returns the
 * statements that undo this. Foreign keys of rows written in between are never checked.
 */
async function stripFile(db: Database): Promise<string[]> {
  for (const pragma of ['foreign_keys = off', 'synchronous = off', 'cache_size = -1000000'])
    await run(db, `pragma ${pragma}`);
  const indexes = await texts(
    db,
    sql`select 'drop index "' || name || '"' as "drop", sql as "make" from sqlite_master where type = 'index' and sql is not null`,
  );
  for (const { drop } of indexes) await run(db, drop);
  return [
    ...indexes.map(({ make }) => make),
    ...['foreign_keys = on', 'synchronous = full', 'cache_size = -2000'].map(
      (pragma) => `pragma ${pragma}`,
    ),
  ];
}
