import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createAnonymousShopper, createGuestShopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await createProductFixture(shop, { id: 'TEUER', hekCents: 123_457 });
});

afterAll(() => shop.close());

const query = '{ purchasePrices { sku price } }';

it('returns the net price of each product to a b2b customer', async () => {
  const dealer = await signInShopper(shop, 'laden@lautlos.example');
  const { data } = await dealer.ask(query);
  expect(data.purchasePrices).toContainEqual({ sku: 'TEUER', price: 1234.57 });
  await shop.db.updateTable('product').set({ active: 0 }).where('id', '=', 'TEUER').execute();
  const later = await dealer.ask(query);
  expect(JSON.stringify(later.data)).not.toContain('TEUER');
});

it.each([
  ['a caller without a token', async () => shop.query(query)],
  ['an anonymous visitor', async () => (await createAnonymousShopper(shop)).ask(query)],
  ['a guest', async () => (await createGuestShopper(shop)).ask(query)],
  ['a consumer', async () => (await signInShopper(shop, 'anna@lautlos.example')).ask(query)],
])('rejects %s', async (_, request) => {
  const answer = await request();
  expect(answer.data).toBeUndefined();
  expect(answer.errors?.[0]?.message).toBe(
    'You do not have sufficient rights to access this field',
  );
});
