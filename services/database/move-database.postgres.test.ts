import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '../mail/outbox';
import { createNextNumber } from '../shop/base/number-sequences';
import { seedDemo } from '../shop/seed/seed-demo';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, inTransaction, openDatabase } from './database';
import { migrate } from './migrate';
import { assertRowsEqual } from './source-tables';
import { moveDatabase } from './move-database';

const folder = mkdtempSync(join(tmpdir(), 'move-'));
const seeded = join(folder, 'seeded.db');
let files = 0;

/** Returns the database file of a stopped shop. */
function shopFile(): string {
  files += 1;
  const file = join(folder, `shop${files}.db`);
  copyFileSync(seeded, file);
  return file;
}

async function use<Result>(
  place: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const tablesOf = async (db: Database) =>
  (await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db)).rows.length;

const hash = createHash('sha256')
  .update(Buffer.from([0, 255, 7]))
  .digest('hex');

const aMail = {
  ...{ recipient: 'anna@lautlos.example', subject: 'Grüße 🚲', text: 'a\nb', html: '<p>ß</p>' },
  attachments: [
    { fileName: 'a.bin', mediaType: 'application/octet-stream', bytes: Buffer.from([0, 255, 7]) },
  ],
};

beforeAll(async () => {
  await use(seeded, async (db) => {
    await migrate(db);
    await seedDemo(db, 'demo', Date.parse('2026-11-21T12:00:00Z'), () => undefined);
    await enqueueMail(db, { key: 'last:1', ...aMail }, 5);
    await enqueueMail(db, { key: 'last:2', ...aMail }, 5);
    await db.deleteFrom('mail').where('key', '=', 'last:2').execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('database move', () => {
  it('copies every row and continues the number sequences', async () => {
    const { location } = await createDatabaseTarget();
    const moved = await moveDatabase(shopFile(), location);
    const rowsOf = new Map(moved.map(({ table, rows }) => [table, rows]));
    expect(rowsOf.get('product')).toBeGreaterThan(3);
    expect(rowsOf.get('order')).toBeGreaterThan(0);
    const [before, mailBefore] = await use(shopFile(), async (db) => [
      await db.selectFrom('sequence').selectAll().orderBy('name').execute(),
      await db.selectFrom('mail').selectAll().where('key', '=', 'last:1').execute(),
    ]);
    await use(location, async (db) => {
      expect(await migrate(db)).toEqual([]);
      expect(await db.selectFrom('sequence').selectAll().orderBy('name').execute()).toEqual(before);
      expect(await db.selectFrom('mail').selectAll().where('key', '=', 'last:1').execute()).toEqual(
        mailBefore,
      );
      const { bytes } = await db
        .selectFrom('mail_file')
        .select('bytes')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      expect(Buffer.from(bytes)).toEqual(Buffer.from([0, 255, 7]));
      const last = before.find(({ name }) => name === 'order')?.last ?? 0;
      expect(await inTransaction(db, (trx) => createNextNumber(trx, 'order'))).toBe(last + 1);
      await enqueueMail(db, { key: 'next', ...aMail }, 6);
      const next = await db
        .selectFrom('mail')
        .select('id')
        .where('key', '=', 'next')
        .executeTakeFirstOrThrow();
      // The id of the deleted email is not reused.
      expect(next.id).toBe((mailBefore[0]?.id ?? 0) + 2);
      const orphan = { product_id: 'nothing', amount: 1 };
      await expect(
        db
          .insertInto('stock')
          .values({
            ...orphan,
            incoming1: null,
            incoming1_at: null,
            incoming2: null,
            incoming2_at: null,
          })
          .execute(),
      ).rejects.toThrow(/constraint/);
    });
  });

  it('rejects a target database with content', async () => {
    const { location } = await createDatabaseTarget();
    await use(location, (db) => sql`create table theirs (id integer)`.execute(db));
    await expect(moveDatabase(shopFile(), location)).rejects.toThrow('is not empty (theirs');
  });

  it('rejects a source that is in use', async () => {
    const { location } = await createDatabaseTarget();
    const file = shopFile();
    await use(file, async (db) => {
      await db.selectFrom('setting').selectAll().execute();
      await expect(moveDatabase(file, location)).rejects.toThrow('is in use. Stop the shop first.');
    });
    expect(await use(location, tablesOf)).toBe(0);
  });

  it('copies everything or nothing', async () => {
    const { location } = await createDatabaseTarget();
    const file = join(folder, 'unkept.db');
    const odd = { name: 'odd', last: 1.5 };
    await use(join(folder, 'other.db'), async (db) => {
      await migrate(db);
      await db.insertInto('sequence').values(odd).execute();
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    });
    copyFileSync(join(folder, 'other.db'), file);
    await expect(moveDatabase(file, location)).rejects.toThrow(
      'sequence has a value that PostgreSQL cannot store',
    );
    expect(await use(location, tablesOf)).toBe(0);
  });

  it('rejects a missing source', async () => {
    const { location } = await createDatabaseTarget();
    await expect(moveDatabase(join(folder, 'nothing.db'), location)).rejects.toThrow(
      'There is no shop',
    );
  });

  it('compares every value', async () => {
    const { location } = await createDatabaseTarget();
    await use(location, async (db) => {
      await migrate(db);
      await db.insertInto('setting').values({ name: 'a', value: 'kept' }).execute();
      const table = {
        name: 'setting',
        columns: ['name', 'value'],
        key: ['name'],
        lastNumber: null,
      };
      const compare = (rows: { name: string; value: string | null }[]) =>
        db.transaction().execute((trx) => assertRowsEqual(trx, table, rows));
      await compare([{ name: 'a', value: 'kept' }]);
      await expect(compare([{ name: 'a', value: 'other' }])).rejects.toThrow(
        'setting.value of ["a"] was changed by the copy.',
      );
      await expect(compare([{ name: 'b', value: 'kept' }])).rejects.toThrow(
        'A row of setting was not copied: ["b"].',
      );
    });
  });
});
