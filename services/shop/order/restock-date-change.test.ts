import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, type Shopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { applyDueRestocks } from '../catalog/restocks';
import { RestockDateChangeError, changeRestockDate } from './restock-date-change';
import { updateOrderProgress } from './update-order-progress';

const dayMs = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(day);
const dayOf = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString().slice(0, 10);

let shop: TestShop;
let shopper: Shopper;

beforeEach(async () => {
  shop = await openTestShop();
  shopper = await createGuestShopper(shop);
});

afterEach(() => shop.close());

const incoming = { amount: 0, incoming1: 3, incoming1At: at('2026-12-07') };

async function order(productId: string): Promise<number> {
  const { data } = await shopper.order(await shopper.readyBasket(productId));
  return data.placeOrder.orderNumber;
}

const rowOf = (orderNumber: number) =>
  shop.db
    .selectFrom('order')
    .select(['expected_at', 'former_expected_at', 'allocated_stock'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();

const move = (sku: string, slot: 1 | 2, day: string) =>
  changeRestockDate(shop.services, { sku, slot, expectedAt: at(day) });

describe('changed restock date', () => {
  it('moves the waiting orders and records both changes', async () => {
    const bike = await createProductFixture(shop, { stock: incoming });
    const number = await order(bike);
    expect(dayOf((await rowOf(number)).expected_at)).toBe('2026-12-14');
    const moved = await move(bike, 1, '2026-12-21');
    expect(moved.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    const row = await rowOf(number);
    expect([dayOf(row.expected_at), dayOf(row.former_expected_at)]).toEqual([
      '2026-12-29',
      '2026-12-14',
    ]);
    expect(await shop.db.selectFrom('restock_date_change').selectAll().execute()).toMatchObject([
      { product_id: bike, slot: 1, former_at: at('2026-12-07'), new_at: at('2026-12-21') },
    ]);
    expect(await shop.db.selectFrom('delivery_date_change').selectAll().execute()).toHaveLength(1);
  });

  it('receives the returned quantity of a cancelled order on its new date', async () => {
    const bike = await createProductFixture(shop, { stock: incoming });
    const number = await order(bike);
    await move(bike, 1, '2026-12-21');
    const cancelled = { step: 'cancelled' as const, isPaid: false };
    await updateOrderProgress(shop.services, {
      ...{ orderNumber: number, ...cancelled, trackingNumber: null, expectedAt: null },
    });
    const stock = await shop.db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', bike)
      .executeTakeFirstOrThrow();
    expect(stock).toMatchObject({ amount: 0, incoming1: 3, incoming1_at: at('2026-12-21') });
  });

  it('leaves orders with other stock or completed assembly unchanged', async () => {
    const partlyInStock = await createProductFixture(shop, { stock: { ...incoming, amount: 1 } });
    const bike = await createProductFixture(shop, { stock: incoming });
    const [stockOrder, built] = [await order(partlyInStock), await order(bike)];
    const assembled = { step: 'assembled' as const, isPaid: false };
    await updateOrderProgress(shop.services, {
      ...{ orderNumber: built, ...assembled, trackingNumber: null, expectedAt: null },
    });
    const before = [await rowOf(stockOrder), await rowOf(built)];
    expect([
      ...(await move(partlyInStock, 1, '2026-12-21')),
      ...(await move(bike, 1, '2026-12-21')),
    ]).toEqual([]);
    expect([await rowOf(stockOrder), await rowOf(built)]).toEqual(before);
  });

  it.each<[string, 1 | 2, string, string]>([
    ['an unknown article', 1, '2026-12-21', 'There is no article none.'],
    ['an unknown restock', 2, '2026-12-21', 'does not exist'],
    ['the current date', 1, '2026-12-07', 'has this day already'],
    ['a past date', 1, '2026-11-20', 'is over'],
    ['a Sunday', 1, '2026-12-20', 'the next working day is 2026-12-21'],
    ['a public holiday', 1, '2026-12-25', 'the next working day is 2026-12-28'],
  ])('rejects %s', async (name, slot, day, reason) => {
    const bike = await createProductFixture(shop, { stock: incoming });
    const sku = name === 'an unknown article' ? 'none' : bike;
    await expect(move(sku, slot, day)).rejects.toThrow(reason);
    expect(await shop.db.selectFrom('restock_date_change').selectAll().execute()).toEqual([]);
  });

  it('never passes the other restock', async () => {
    const both = { ...incoming, incoming2: 2, incoming2At: at('2026-12-20') };
    const bike = await createProductFixture(shop, { stock: both });
    await expect(move(bike, 1, '2026-12-21')).rejects.toThrow(RestockDateChangeError);
    await expect(move(bike, 2, '2026-12-06')).rejects.toThrow('cannot pass the other one');
  });
});

it('records an arrived restock and adds its stock once', async () => {
  const now = shop.clock.now();
  const bike = await createProductFixture(shop, {
    stock: {
      amount: 1,
      incoming1: 3,
      incoming1At: now + dayMs,
      incoming2: 4,
      incoming2At: now + 9 * dayMs,
    },
  });
  shop.clock.advance(2 * dayMs);
  await applyDueRestocks(shop.db, shop.clock.now());
  await applyDueRestocks(shop.db, shop.clock.now());
  const arrivals = await shop.db
    .selectFrom('restock_arrival')
    .selectAll()
    .where('product_id', '=', bike)
    .execute();
  expect(arrivals).toMatchObject([{ quantity: 3, arrived_at: shop.clock.now() }]);
  const stock = await shop.db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', bike)
    .executeTakeFirstOrThrow();
  expect(stock).toMatchObject({ amount: 4, incoming1: null, incoming1_at: null, incoming2: 4 });
});
