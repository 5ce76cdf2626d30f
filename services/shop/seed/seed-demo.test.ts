import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toCompanyWorkingDay } from '@/domain/delivery/working-days';
import { toBerlinDay } from '@/domain/time/day';
import { createFixtureDemoFolder } from '../../demo-data/fixtures/fixture-demo';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { buildStockFromSku } from './product-seed';
import { findSeededAt, seedDemo } from './seed-demo';

let test: TestDatabase;
let demo: string;
const now = Date.parse('2026-11-21T12:00:00Z');

beforeEach(async () => {
  test = await openTestDatabase();
  demo = createFixtureDemoFolder();
});

afterEach(async () => {
  await test.close();
  rmSync(demo, { recursive: true, force: true });
});

describe('seedDemo', () => {
  it('fills an empty database and logs that it contains demo data', async () => {
    const steps: string[] = [];
    expect(await findSeededAt(test.db)).toBeNull();
    await seedDemo(test.db, demo, now, (step) => steps.push(step));
    expect(await findSeededAt(test.db)).not.toBeNull();
    expect(steps.at(-1)).toContain('DEMO');
    const { count } = await test.db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1 + 30 + 1 + 2 + 1);
    expect(await test.db.selectFrom('customer').select('id').execute()).not.toEqual([]);
    expect(await test.db.selectFrom('country').select('id').execute()).not.toEqual([]);
  });

  it('writes accounts but no articles and orders for an external shop', async () => {
    await seedDemo(test.db, demo, now, () => undefined, { hasCatalog: false });
    expect(await findSeededAt(test.db)).not.toBeNull();
    expect(await test.db.selectFrom('customer').select('id').execute()).not.toEqual([]);
    for (const table of ['product', 'stock', 'order', 'basket'] as const)
      expect({ table, rows: await test.db.selectFrom(table).selectAll().execute() }).toEqual({
        table,
        rows: [],
      });
  });

  it('applies the stock of the file with days counted from the first start', async () => {
    await seedDemo(test.db, demo, now, () => undefined);
    const stock = await test.db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', 'PR8.25.H.M.RO')
      .executeTakeFirst();
    expect(stock).toEqual({
      product_id: 'PR8.25.H.M.RO',
      amount: 0,
      incoming1: 4,
      incoming1_at: Date.parse('2026-12-04T00:00:00Z'),
      incoming2: null,
      incoming2_at: null,
    });
  });

  it('stores nothing when a file is invalid', async () => {
    const file = join(demo, 'catalogue/bikes/probe.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('color: rost', 'color: pink'));
    await expect(seedDemo(test.db, demo, now, () => undefined)).rejects.toThrow(
      'catalogue/bikes/probe.yaml: colors.1.color: colors.yaml knows no pink',
    );
    expect(await findSeededAt(test.db)).toBeNull();
    expect(await test.db.selectFrom('product').select('id').execute()).toEqual([]);
    expect(await test.db.selectFrom('country').select('id').execute()).toEqual([]);
  });
});

describe('buildStockFromSku', () => {
  const stocks = Array.from({ length: 4_000 }, (_, index) =>
    buildStockFromSku(`LU11.25.H.M.${index}`, now),
  );
  const share = (test: (stock: (typeof stocks)[number]) => boolean) =>
    stocks.filter(test).length / stocks.length;

  it('is deterministic', () => {
    expect(buildStockFromSku('LU11.25.H.M.TG', now)).toEqual(
      buildStockFromSku('LU11.25.H.M.TG', now),
    );
  });

  it('schedules restocks on working days only', () => {
    const days = stocks.flatMap(({ incoming1At, incoming2At }) =>
      [incoming1At, incoming2At].flatMap((at) => (at === null ? [] : [toBerlinDay(at)])),
    );
    expect(days.length).toBeGreaterThan(100);
    expect(days.filter((day) => toCompanyWorkingDay(day) !== day)).toEqual([]);
  });

  it('keeps made-to-order products out of stock and other shares unchanged', () => {
    const built = Array.from({ length: 4_000 }, (_, index) =>
      buildStockFromSku(`LU11.25.H.M.${index}`, now, { builtToOrder: true }),
    );
    expect(built.every(({ amount }) => amount === 0)).toBe(true);
    const coming = built.filter(({ incoming1, incoming2 }) => incoming1 !== null && !incoming2);
    expect(coming.length / built.length).toBeCloseTo(0.75, 1);
  });

  it.each([
    ['in stock', 0.55, share(({ amount }) => amount > 0)],
    [
      'one restock',
      0.2,
      share(
        ({ amount, incoming1, incoming2 }) =>
          amount === 0 && incoming1 !== null && incoming2 === null,
      ),
    ],
    [
      'two restocks',
      0.12,
      share(({ incoming1, incoming2 }) => incoming1 !== null && incoming2 !== null),
    ],
    [
      'second restock only',
      0.05,
      share(({ incoming1, incoming2 }) => incoming1 === null && incoming2 !== null),
    ],
    [
      'no stock and no restock',
      0.08,
      share(
        ({ amount, incoming1, incoming2 }) =>
          amount === 0 && incoming1 === null && incoming2 === null,
      ),
    ],
  ])('%s: about %f', (_name, expected, found) => {
    expect(found).toBeGreaterThan(expected - 0.03);
    expect(found).toBeLessThan(expected + 0.03);
  });

  it('schedules restocks in 10 to 140 days or on the next working day, in order', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(stocks.some(({ incoming2At }) => incoming2At !== null)).toBe(true);
    for (const { incoming1At, incoming2At } of stocks) {
      for (const at of [incoming1At, incoming2At].filter((value) => value !== null)) {
        expect(at % day).toBe(0);
        expect(at).toBeGreaterThan(now + 8 * day);
        expect(at).toBeLessThan(now + 147 * day);
      }
      if (incoming1At !== null && incoming2At !== null)
        expect(incoming2At).toBeGreaterThan(incoming1At);
    }
  });
});
