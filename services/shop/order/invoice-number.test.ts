import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { updateOrderProgress } from './update-order-progress';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

it('numbers invoices by dispatch without gaps, also with failures and concurrent requests', async () => {
  const product = await createProductFixture(shop, { stock: 50 });
  const numbers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const shopper = await createGuestShopper(shop);
    const { data } = await shopper.order(await shopper.readyBasket(product));
    numbers.push(data.placeOrder.orderNumber);
  }
  expect(await shop.db.selectFrom('invoice').selectAll().execute()).toEqual([]);
  const send = (orderNumber: number) =>
    updateOrderProgress(shop.services, {
      ...{ orderNumber, step: 'dispatched', isPaid: false, trackingNumber: null, expectedAt: null },
    });
  const twice = [...numbers, ...numbers];
  const results = await Promise.allSettled(twice.map(send));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);

  const rows = await shop.db.selectFrom('invoice').selectAll().orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual([
    50_231, 50_232, 50_233, 50_234, 50_235, 50_236,
  ]);
  expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(6);
});
