import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Every row of every table, as text and in order, by the table's name: two databases that hold the same are equal. */
export async function rowsOfAll(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const all = new Map<string, string[]>();
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    all.set(name, rows.map(written).toSorted());
  }
  return all;
}

function written(row: Record<string, unknown>): string {
  const columns = Object.keys(row).toSorted();
  return JSON.stringify(columns.map((column) => [column, plain(row[column])]));
}

const plain = (value: unknown) =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value)
    ? Buffer.from(value as Uint8Array).toString('base64')
    : value;
