import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { first } from './migrations/0001-first';

const columns = (flag: string) => `(id, ${flag}, sku, active, outlet, position, weight_class)`;
let db: Database;
let remove: () => Promise<void>;

/** Database from before the migration: one public product and one for B2B customers only. */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  const provider = { getMigrations: async () => ({ '0001-first': first }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  for (const [id, flag] of [
    ['all', 0],
    ['b2b', 1],
  ] as const)
    await sql
      .raw(
        `insert into product ${columns('dealers_only')} values ('${id}', ${flag}, '${id}', 1, 0, 0, 'bike')`,
      )
      .execute(db);
  expect(await migrate(db)).toContain('0014-b2b-only');
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

it('keeps purchase restrictions and their constraint under the new name', async () => {
  const rows = await db.selectFrom('product').select(['id', 'b2b_only']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'all', b2b_only: 0 },
    { id: 'b2b', b2b_only: 1 },
  ]);
  await expect(
    db.updateTable('product').set({ b2b_only: 2 }).where('id', '=', 'all').execute(),
  ).rejects.toThrow(/check/i);
});
