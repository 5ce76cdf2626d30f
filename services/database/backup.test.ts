import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../platform/services-config';
import { createGuestShopper } from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { createProductFixture } from '../testing/product-fixture';
import { dumpRows } from '../testing/test-database';
import { createBackup, findRestoredBackup, markRestoredBackupAccepted } from './backup';
import { closeDatabase, openDatabase } from './database';
import { migrate } from './migrate';

let shop: TestShop;
let folder: string;

beforeEach(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});

afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function placeOrder(): Promise<number> {
  const product = await createProductFixture(shop, { stock: { amount: 5 } });
  const shopper = await createGuestShopper(shop);
  const { data, errors } = await shopper.order(await shopper.readyBasket(product));
  expect(errors).toBeUndefined();
  return data.placeOrder.orderNumber;
}

/** Runs on SQLite only; PostgreSQL has a separate test (backup.postgres.test.ts). */
describe.skipIf(inject('postgres'))('backup of a running shop', () => {
  it('restores row by row and lets the shop continue', async () => {
    const before = await placeOrder();
    const copy = join(folder, 'copy.db');
    createBackup(shop.place, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const held = await dumpRows(shop.db);
    expect(held.size).toBeGreaterThan(40);
    const restored = openDatabase(copy);
    expect(await findRestoredBackup(restored)).toMatch(/^The database is a backup of \d{4}-/);
    await markRestoredBackupAccepted(restored);
    expect(await findRestoredBackup(restored)).toBeNull();
    expect(await dumpRows(restored)).toEqual(held);
    expect(await migrate(restored)).toEqual([]);
    await closeDatabase(restored);

    // After a disk loss, the backup replaces the file, and the next order gets the next number.
    const after = await placeOrder();
    await closeDatabase(shop.db);
    for (const ending of ['-wal', '-shm']) rmSync(`${shop.place}${ending}`, { force: true });
    copyFileSync(copy, shop.place);
    const again = openDatabase(shop.place);
    const numbers = await again.selectFrom('order').select('order_number').execute();
    expect(numbers.map(({ order_number }) => order_number)).toContain(before);
    expect(numbers.map(({ order_number }) => order_number)).not.toContain(after);
    await again.destroy();
  });

  it('contains every order acknowledged before it, while others are placed', async () => {
    const acknowledged: number[] = [];
    const orders = Promise.all(
      Array.from({ length: 6 }, async () => acknowledged.push(await placeOrder())),
    );
    await placeOrder().then((number) => acknowledged.push(number));
    const until = [...acknowledged];
    const copy = join(folder, 'copy.db');
    createBackup(shop.place, copy);
    await orders;
    const restored = openDatabase(copy);
    const restoredOrders = await restored
      .selectFrom('order')
      .select(['id', 'order_number'])
      .execute();
    expect(restoredOrders.map(({ order_number }) => order_number)).toEqual(
      expect.arrayContaining(until),
    );
    for (const { id } of restoredOrders) {
      const items = await restored
        .selectFrom('order_item')
        .where('order_id', '=', id)
        .select('id')
        .execute();
      const mails = await restored
        .selectFrom('mail')
        .where('key', 'like', `%${id}`)
        .select('id')
        .execute();
      expect([items.length, mails.length]).toEqual([1, 1]);
    }
    await restored.destroy();
  });

  it('overwrites no file and rejects a missing source', () => {
    const existing = join(folder, 'taken.db');
    writeFileSync(existing, 'mine');
    expect(() => createBackup(shop.place, existing)).toThrow(/is not overwritten/);
    expect(() => createBackup(join(folder, 'none.db'), join(folder, 'copy.db'))).toThrow(
      /no database/,
    );
    expect(existsSync(join(folder, 'copy.db'))).toBe(false);
  });

  it('reports an unwritable target with a clear message', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const place of ['none/copy.db', 'file/copy.db'])
      expect(() => createBackup(shop.place, join(folder, place))).toThrow(
        new ConfigError(`There is no folder ${dirname(join(folder, place))}. Create it first.`),
      );
    writeFileSync(join(folder, 'damaged.db'), 'no database at all '.repeat(100));
    const backUpDamaged = () => createBackup(join(folder, 'damaged.db'), join(folder, 'copy.db'));
    expect(backUpDamaged).toThrow(ConfigError);
    expect(existsSync(join(folder, 'copy.db'))).toBe(false);
  });
});
