import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';

/** Columns in which copies differ from the original row, as SQL expressions of the copy's number `i`. */
export type RowChanges = Record<string, RawBuilder<unknown>>;

/** Numbers of the copies: from `from` (included) to `until` (excluded). */
export interface CopyRange {
  from: number;
  until: number;
}

/** Maximum number of rows per INSERT statement. */
const rowsInStatement = 20_000;

/**
 * Inserts copies of the row `model` with the given columns changed: one copy for each number in the range for which
 * `where` is true.
 */
export async function insertCopies(
  db: Database,
  table: keyof Tables,
  model: Record<string, unknown>,
  changes: RowChanges,
  { from, until }: CopyRange,
  where: RawBuilder<unknown> = sql`1 = 1`,
): Promise<void> {
  const columns = [...new Set([...Object.keys(model), ...Object.keys(changes)])];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => changes[column] ?? sql.lit(model[column])));
  for (let start = from; start < until; start += rowsInStatement) {
    const end = Math.min(until, start + rowsInStatement);
    await sql`insert into ${sql.table(table)} (${names})
      with recursive n (i) as (
        select cast(${sql.lit(start)} as bigint) union all select i + 1 from n where i + 1 < ${sql.lit(end)}
      )
      select ${values} from n where ${where}`.execute(db);
  }
}

/** Builds the SQL expression for a text that consists of the prefix and the number. */
export function buildNumberedTextSql(
  prefix: string,
  number: RawBuilder<unknown> = sql`i`,
): RawBuilder<string> {
  return sql<string>`${sql.lit(prefix)} || cast(${number} as text)`;
}
