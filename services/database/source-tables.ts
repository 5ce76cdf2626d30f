import { sql } from 'kysely';
import type { Database, Transaction } from './database';

export interface SourceTable {
  name: string;
  columns: string[];
  /** Names of the primary key's columns. */
  key: string[];
  /** The highest number SQLite assigned to an autoincrement key; null if the key has none. */
  lastNumber: number | null;
}

/** A row of a table whose columns are known only at run time. */
export type SourceRow = Record<string, unknown>;

/** Returns the shop's tables in the SQLite file, without the migration tables. */
export async function listSourceTables(source: Database): Promise<SourceTable[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name
  `.execute(source);
  const numbers = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence
  `.execute(source);
  const tables: SourceTable[] = [];
  for (const { name } of rows) {
    const columns = await sql<{ name: string; pk: number }>`
      select name, pk from pragma_table_info(${name})
    `.execute(source);
    const key = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    tables.push({
      name,
      columns: columns.rows.map((column) => column.name),
      key: key.map((column) => column.name),
      lastNumber: numbers.rows.find((one) => one.name === name)?.seq ?? null,
    });
  }
  return tables;
}

/** Yields all rows of a table in batches, as stored. */
export async function* streamRows(
  source: Database,
  { name, columns }: SourceTable,
  count: number,
): AsyncGenerator<SourceRow[]> {
  let last = -1;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (;;) {
    const { rows } = await sql<SourceRow & { row_of_file: number }>`
      select rowid as row_of_file, ${list} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${count}
    `.execute(source);
    const end = rows.at(-1);
    if (!end) return;
    last = end.row_of_file;
    yield rows.map(({ row_of_file: _row, ...row }) => wrapBytes(row));
  }
}

/** Wraps bytes as a Buffer: SQLite's driver returns a type that PostgreSQL's driver would treat as an object. */
function wrapBytes(row: SourceRow): SourceRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof ArrayBuffer ? Buffer.from(value) : value,
    ]),
  );
}

/**
 * Thrown if a shop cannot be moved to PostgreSQL. The message is for the operator. Nothing was saved in the new
 * database and nothing changed in the old one.
 */
export class MoveDatabaseError extends Error {
  override readonly name = 'MoveDatabaseError';
}

/** Throws MoveDatabaseError, naming the value or row, if a value differs or a row is missing in the new database. */
export async function assertRowsEqual(
  target: Transaction,
  { name, columns, key }: SourceTable,
  rows: readonly SourceRow[],
): Promise<void> {
  const keyOf = (row: SourceRow) => JSON.stringify(key.map((column) => row[column]));
  const keys = rows.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
  const found = await sql<SourceRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where (${sql.join(key.map((column) => sql.ref(column)))}) in (${sql.join(keys)})
  `.execute(target);
  const moved = new Map(found.rows.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const other = moved.get(keyOf(row));
    if (!other) throw new MoveDatabaseError(`A row of ${name} was not copied: ${keyOf(row)}.`);
    const wrong = columns.find((column) => !isSame(row[column], other[column]));
    if (wrong !== undefined)
      throw new MoveDatabaseError(`${name}.${wrong} of ${keyOf(row)} was changed by the copy.`);
  }
}

/** Throws MoveDatabaseError if the new database has more or fewer rows than were read. */
export async function assertCountEqual(
  target: Transaction,
  { name }: SourceTable,
  count: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}
  `.execute(target);
  if (rows[0]?.count !== count)
    throw new MoveDatabaseError(`${name} had ${count} rows, ${rows[0]?.count} were copied.`);
}

function isSame(before: unknown, after: unknown): boolean {
  if (before instanceof Uint8Array && after instanceof Uint8Array)
    return Buffer.compare(before, after) === 0;
  return before === after;
}
