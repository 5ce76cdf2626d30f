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
 * Looks at references between rows only when the work is done, whatever the order in which it wrote them; then all of them must hold, or
 * it throws. Afterwards each statement is held to them again.
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

/** Rows at a time: attachments of mails may weigh a megabyte each. */
const rowsAtATime = 100;

/**
 * Copies a shop from SQLite's file into an empty PostgreSQL database in one transaction, looks at every value again, and names the tables
 * with their rows: everything is there, or nothing. Throws MoveDatabaseError when the file is not there or in use, when the database is not empty,
 * and when a value cannot be kept as it is. The file gets its newest shape and is otherwise left as it was.
 */
export async function moveDatabase(
  file: string,
  url: string,
): Promise<{ table: string; rows: number }[]> {
  const source = openSource(file);
  const target = openDatabase(url, { hasLongTimeouts: true, connections: 1 });
  try {
    await migrate(source);
    // Nobody writes to the file meanwhile.
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
    // Migrations write rows of their own.
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
        `${table.name} holds what PostgreSQL cannot keep: ${String(error)}`,
      );
    }
    await assertRowsEqual(target, table, rows);
    count += rows.length;
  }
  await assertCountEqual(target, table, count);
  return count;
}

/** The numbers a table gives by itself go on behind those it has given. */
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
      `The database of DATABASE_URL is not empty (${rows.map(({ name }) => name).join(', ')} …). Make a new one and name that.`,
    );
}

/** A running shop would go on writing to the file that was left; one that is started meanwhile finds it locked. */
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
