import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from './database';
import { DatabaseUnavailable } from './database-errors';
import { migrate } from './migrate';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
  db = openDatabase(join(folder, 'backend.db'));
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const write = () =>
  inTransaction(db, async (trx) => {
    const values = { name: 'large', value: 'x'.repeat(2_000_000) };
    await trx.insertInto('setting').values(values).execute();
  });

/** Limits the database to this many pages. SQLite never goes below the current size. */
const limitPages = (max: number) => sql`pragma max_page_count = ${sql.lit(max)}`.execute(db);

it('a full disk is reported without partial writes, and writes resume', async () => {
  await limitPages(1);
  const failed = await write().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(DatabaseUnavailable);
  expect(failed).toMatchObject({ cause: { code: 'SQLITE_FULL' } });
  expect(await db.selectFrom('setting').select('name').execute()).toEqual([]);
  await limitPages(1_000_000);
  await write();
  expect(await db.selectFrom('setting').select('name').execute()).toEqual([{ name: 'large' }]);
});
