import { afterAll, beforeAll, expect, it } from 'vitest';
import { toBerlinDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { createProductFixture } from '../../../testing/product-fixture';
import { createGuestShopper } from '../../../testing/shopper';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { updateOrderProgress } from '../update-order-progress';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

/** Places an order of one available piece, and returns its estimated delivery and functions to read it again. */
async function anOrder(payment: string, delivery = 'standard') {
  const shopper = await createGuestShopper(shop);
  const productId = await createProductFixture(shop, { stock: 5 });
  const { data } = await shopper.order(await shopper.readyBasket(productId, { payment, delivery }));
  const { orderNumber } = data.placeOrder;
  const days = async () => {
    const row = await shop.db
      .selectFrom('order')
      .select(['expected_at', 'expected_from_at', 'former_expected_at'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(row.former_expected_at).toBeNull();
    return [row.expected_from_at, row.expected_at].map((at) => at && toBerlinDay(at));
  };
  const pay = () =>
    updateOrderProgress(shop.services, {
      ...{ orderNumber, step: null, isPaid: true, trackingNumber: null, expectedAt: null },
    });
  return { days, pay };
}

it('is stored as a date range, with one date for pickup', async () => {
  expect(await (await anOrder('oxidpaypal')).days()).toEqual(['2026-11-26', '2026-11-30']);
  expect(await (await anOrder('oxidpaypal', 'pickup')).days()).toEqual([null, '2026-11-23']);
});

it('counts from the payment and moves with a late transfer', async () => {
  const { days, pay } = await anOrder('oxidpayadvance');
  expect(await days()).toEqual(['2026-11-27', '2026-12-01']);
  shop.clock.advance(5 * dayMs);
  await pay();
  expect(await days()).toEqual(['2026-12-02', '2026-12-04']);
});
