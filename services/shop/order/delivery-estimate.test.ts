import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
  type Shopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let products: { bike: string; bell: string };

beforeAll(async () => {
  shop = await openTestShop();
  products = {
    bike: await createProductFixture(shop, { stock: 900, uvpCents: 279_500 }),
    bell: await createProductFixture(shop, { stock: 900, weightClass: 'letter', uvpCents: 4_500 }),
  };
});

afterAll(() => shop.close());

const read = async (shopper: Shopper, id: string) =>
  (
    await shopper.ask(
      `query($id: ID!) { basket(basketId: $id) {
        cost { total delivery { price } } deliveryEstimate { country { id } price { price nettoPriceMode } } } }`,
      { id },
    )
  ).data.basket;

async function basketOf(shopper: Shopper, names: readonly (keyof typeof products)[]) {
  const id = await shopper.basket(names.join(' '));
  for (const name of names) await shopper.add(id, products[name]);
  return id;
}

it.each([
  ['a letter', ['bell'], 2.9, 45],
  ['a bicycle with free shipping', ['bike'], 0, 2795],
  ['a bicycle with an accessory', ['bike', 'bell'], 0, 2840],
] as const)(
  'returns the cost of %s to the home country outside the total for a visitor',
  async (_name, names, price, total) => {
    const shopper = await createAnonymousShopper(shop);
    expect(await read(shopper, await basketOf(shopper, names))).toEqual({
      cost: { total, delivery: { price: 0 } },
      deliveryEstimate: { country: { id: 'de' }, price: { price, nettoPriceMode: false } },
    });
  },
);

it('uses the delivery country and the prices of the buyer', async () => {
  const shopper = await createGuestShopper(shop, {
    address: { ...testHomeAddress, countryId: 'at' },
  });
  const { deliveryEstimate } = await read(shopper, await basketOf(shopper, ['bike']));
  expect(deliveryEstimate).toMatchObject({ country: { id: 'at' }, price: { price: 129 } });
});

it('ends when a method is chosen and its cost is in the total', async () => {
  const shopper = await createGuestShopper(shop);
  const id = await basketOf(shopper, ['bell']);
  await shopper.setDelivery(id);
  expect(await read(shopper, id)).toEqual({
    cost: { total: 47.9, delivery: { price: 2.9 } },
    deliveryEstimate: null,
  });
});
