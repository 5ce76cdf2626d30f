import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../platform/environment';
import { createGuestShopper } from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { createProductFixture } from '../testing/product-fixture';
import { dumpRows } from '../testing/test-database';
import { createBackup } from './backup';
import { closeDatabase, openDatabase } from './database';
import { migrate } from './migrate';
import { findRestoredBackup, acceptRestoredBackup } from './backup';

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

/** A PostgreSQL server has its own drill. */
describe.skipIf(inject('postgres'))('a backup of a running shop', () => {
  it('comes back row by row, and the shop goes on with it', async () => {
    const before = await placeOrder();
    const copy = join(folder, 'copy.db');
    createBackup(shop.place, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const held = await dumpRows(shop.db);
    expect(held.size).toBeGreaterThan(40);
    const restored = openDatabase(copy);
    expect(await findRestoredBackup(restored)).toMatch(/^The database is a backup of \d{4}-/);
    await acceptRestoredBackup(restored);
    expect(await findRestoredBackup(restored)).toBeNull();
    expect(await dumpRows(restored)).toEqual(held);
    expect(await migrate(restored)).toEqual([]);
    await closeDatabase(restored);

    // Disk lost: the copy takes the file's place, and the next order the next number.
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

  it('holds every order that was acknowledged before it, whole, while others are placed', async () => {
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
    const kept = await restored.selectFrom('order').select(['id', 'order_number']).execute();
    expect(kept.map(({ order_number }) => order_number)).toEqual(expect.arrayContaining(until));
    for (const { id } of kept) {
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

  it('writes over nothing and copies nothing that is not there', () => {
    const taken = join(folder, 'taken.db');
    writeFileSync(taken, 'mine');
    expect(() => createBackup(shop.place, taken)).toThrow(/nothing is written over/);
    expect(() => createBackup(join(folder, 'none.db'), join(folder, 'copy.db'))).toThrow(
      /no database/,
    );
    expect(existsSync(join(folder, 'copy.db'))).toBe(false);
  });

  it('says in a sentence where a copy cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const place of ['none/copy.db', 'file/copy.db'])
      expect(() => createBackup(shop.place, join(folder, place))).toThrow(
        new ConfigError(`There is no folder ${dirname(join(folder, place))}. Make it first.`),
      );
    writeFileSync(join(folder, 'damaged.db'), 'no database at all '.repeat(100));
    const backUpDamaged = () => createBackup(join(folder, 'damaged.db'), join(folder, 'copy.db'));
    expect(backUpDamaged).toThrow(ConfigError);
    expect(existsSync(join(folder, 'copy.db'))).toBe(false);
  });
});
