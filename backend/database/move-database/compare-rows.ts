import { sql } from 'kysely';
import type { Transaction } from '../database';
import { MoveError } from './move-error';
import type { Row, SourceTable } from './source-tables';

/** Throws MoveError naming the first value of these rows that is another one in the new database, or a row that is not there. */
export async function compareRows(
  target: Transaction,
  { name, columns, key }: SourceTable,
  rows: readonly Row[],
): Promise<void> {
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const keys = rows.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
  const found = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where (${sql.join(key.map((column) => sql.ref(column)))}) in (${sql.join(keys)})
  `.execute(target);
  const moved = new Map(found.rows.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const other = moved.get(keyOf(row));
    if (!other) throw new MoveError(`A row of ${name} did not arrive: ${keyOf(row)}.`);
    const wrong = columns.find((column) => !isSame(row[column], other[column]));
    if (wrong !== undefined)
      throw new MoveError(`${name}.${wrong} of ${keyOf(row)} did not arrive as it was.`);
  }
}

/** Throws MoveError where the new database has more or fewer rows than were read. */
export async function compareCount(
  target: Transaction,
  { name }: SourceTable,
  count: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}
  `.execute(target);
  if (rows[0]?.count !== count)
    throw new MoveError(`${name} had ${count} rows, ${rows[0]?.count} arrived.`);
}

function isSame(before: unknown, after: unknown): boolean {
  if (before instanceof Uint8Array && after instanceof Uint8Array)
    return Buffer.compare(before, after) === 0;
  return before === after;
}
