import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createAnonymousShopper, createGuestShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { removeAbandonedBaskets } from './basket.service';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

it('removes anonymous baskets a day after their last change and keeps customer baskets', async () => {
  const [anonymous, customer] = [
    await createAnonymousShopper(shop),
    await createGuestShopper(shop),
  ];
  const [lost, remaining] = [await anonymous.basket(), await customer.basket()];
  await anonymous.add(lost, await createProductFixture(shop));
  await anonymous.addVoucher(lost, 'LAUTLOS10');
  shop.clock.advance(24 * 60 * 60 * 1000);
  const young = await (await createAnonymousShopper(shop)).basket();
  expect(await removeAbandonedBaskets(shop.db, shop.clock.now())).toBe(0);
  expect(await removeAbandonedBaskets(shop.db, shop.clock.now() + 1)).toBe(1);
  const ids = (await shop.db.selectFrom('basket').select('id').execute()).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([remaining, young]));
  for (const table of ['basket_item', 'voucher'] as const)
    expect(await shop.db.selectFrom(table).select('id').execute()).toEqual([]);
});
