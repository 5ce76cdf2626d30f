import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import type { Database } from '../../database/database';
import { openTestDatabase } from '../test-database';
import { runWithoutIndexes } from './run-without-indexes';

/** Returns the definitions of all indexes and foreign keys of the database. */
async function orderOf(db: Database): Promise<string[]> {
  const query = inject('postgres')
    ? sql<{
        said: string;
      }>`select indexdef as said from pg_indexes where schemaname = current_schema()
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`
    : sql<{
        said: string;
      }>`select sql as said from sqlite_master where type = 'index' and sql is not null
        union all select 'foreign keys ' || foreign_keys from pragma_foreign_keys`;
  return (await query.execute(db)).rows.map(({ said }) => said).toSorted();
}

it('restores every index and reference that was removed temporarily', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const before = await orderOf(db);
    let meanwhile: string[] = [];
    await runWithoutIndexes(db, async () => {
      meanwhile = await orderOf(db);
    });
    expect(meanwhile.length).toBeLessThan(before.length - 20);
    expect(await orderOf(db)).toEqual(before);
  } finally {
    await close();
  }
});
