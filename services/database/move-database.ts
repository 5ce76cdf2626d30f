import { sql } from 'kysely';
import { type Transaction, type Database, openDatabase } from './database';
import { existsSync } from 'node:fs';
import { migrate } from './migrate';
import {
  assertCountEqual,
  assertRowsEqual,
  MoveDatabaseError,
  streamRows,
  listSourceTables,
  type SourceTable,
} from './source-tables';

interface Reference {
  owner: string;
  name: string;
}

/**
 * Defers foreign key checks until the work is done, so that rows can be written in any order. Throws if a foreign key
 * is violated at the end. Afterwards foreign keys are checked after each statement again.
 */
async function withDeferredReferences(
  target: Transaction,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(target);
  const make = async (how: string) => {
    for (const { owner, name } of rows)
      await sql`alter table ${sql.raw(owner)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        target,
      );
  };
  await make('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(target);
  await make('not deferrable');
}

/** Number of rows per batch. It is small, because a row may contain an email attachment of a megabyte. */
const rowsAtATime = 100;

/**
 * Copies a shop from a SQLite file into an empty PostgreSQL database in one transaction, compares every value, and
 * returns the tables with their row counts. Throws MoveDatabaseError, without changes to the target, if the file is
 * missing or in use, the target is not empty, or a value cannot be stored unchanged. The file is migrated to the latest
 * schema and otherwise left unchanged.
 */
export async function moveDatabase(
  file: string,
  url: string,
): Promise<{ table: string; rows: number }[]> {
  const source = openSource(file);
  const target = openDatabase(url, { hasLongTimeouts: true, connections: 1 });
  try {
    await migrate(source);
    // The transaction keeps other processes from writing to the file.
    return await source
      .transaction()
      .execute((reading) => target.transaction().execute((writing) => moveInto(writing, reading)));
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function moveInto(target: Transaction, source: Database) {
  await assertEmpty(target);
  await migrate(target);
  const tables = await listSourceTables(source);
  const moved: { table: string; rows: number }[] = [];
  await withDeferredReferences(target, async () => {
    // Deletes the rows that migrations inserted, because the copy contains them too.
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(target);
    for (const table of tables)
      moved.push({ table: table.name, rows: await copyTable(target, source, table) });
  });
  for (const table of tables) await continueNumbers(target, table);
  return moved;
}

async function copyTable(
  target: Transaction,
  source: Database,
  table: SourceTable,
): Promise<number> {
  let count = 0;
  for await (const rows of streamRows(source, table, rowsAtATime)) {
    try {
      await target
        .insertInto(table.name as never)
        .values(rows as never)
        .execute();
    } catch (error) {
      throw new MoveDatabaseError(
        `${table.name} has a value that PostgreSQL cannot store: ${String(error)}`,
      );
    }
    await assertRowsEqual(target, table, rows);
    count += rows.length;
  }
  await assertCountEqual(target, table, count);
  return count;
}

/** Sets the table's sequence on PostgreSQL, so that the next row gets the number after the last one assigned. */
async function continueNumbers(target: Transaction, { name, key, lastNumber }: SourceTable) {
  if (lastNumber === null || lastNumber < 1) return;
  await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${key[0]}), ${lastNumber})`.execute(
    target,
  );
}

async function assertEmpty(target: Transaction): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() limit 3
  `.execute(target);
  if (rows.length > 0)
    throw new MoveDatabaseError(
      `The database of DATABASE_URL is not empty (${rows.map(({ name }) => name).join(', ')} …). Create a new one and set DATABASE_URL to it.`,
    );
}

/**
 * Opens and locks the SQLite file. Throws MoveDatabaseError if a running shop has the file open, because that shop
 * would keep writing to the old file. A shop started during the copy cannot open the locked file.
 */
function openSource(file: string): Database {
  if (!existsSync(file)) throw new MoveDatabaseError(`There is no shop at ${file}.`);
  try {
    return openDatabase(file, { isExclusive: true });
  } catch (error) {
    const isLocked = error instanceof Error && /locked|busy/i.test(error.message);
    throw new MoveDatabaseError(
      isLocked
        ? `${file} is in use. Stop the shop first.`
        : `${file} cannot be read: ${String(error)}`,
    );
  }
}
