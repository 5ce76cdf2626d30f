import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, testHomeAddress, type Shopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let parcel: string;
let bike: string;

beforeAll(async () => {
  shop = await openTestShop();
  parcel = await createProductFixture(shop, {
    uvpCents: 11_900,
    stock: 1000,
    weightClass: 'parcel',
  });
  bike = await createProductFixture(shop, { uvpCents: 119_000, stock: 1000 });
});

afterAll(() => shop.close());

const methodsOf = (shopper: Shopper, basketId: string) =>
  shopper.ask('query($id: ID!) { basketDeliveryMethods(basketId: $id) { id title } }', {
    id: basketId,
  });

async function basketTo(product: string, address: object) {
  const shopper = await createGuestShopper(shop);
  const id = await shopper.readyBasket(product);
  await shopper.setAddress(id, await shopper.addAddress({ ...testHomeAddress, ...address }));
  const { data } = await methodsOf(shopper, id);
  const methods: string[] = data.basketDeliveryMethods.map(({ id }: { id: string }) => id);
  const { cost } = (await shopper.read(id)).data.basket;
  return { shopper, id, methods, goods: cost.productGross };
}

describe('taxes by postcode', () => {
  it.each([
    ['Berlin', { countryId: 'de', zipCode: '10997' }, 119, 19],
    ['Helgoland', { countryId: 'de', zipCode: '27498' }, 100, 0],
    ['Büsingen', { countryId: 'de', zipCode: '78266' }, 100, 0],
    ['Vienna', { countryId: 'at', zipCode: '1010' }, 119, 20],
    ['Jungholz', { countryId: 'at', zipCode: '6691' }, 119, 19],
    ['Réunion', { countryId: 'fr', zipCode: '97400' }, 100, 0],
    ['Nuuk', { countryId: 'dk', zipCode: '3900' }, 100, 0],
    ['London', { countryId: 'gb', zipCode: 'SW1A 2AA' }, 100, 0],
    ['Belfast', { countryId: 'gb', zipCode: 'BT1 5GS' }, 119, 20],
  ])('%s', async (_place, address, sum, vatRate) => {
    const { goods } = await basketTo(parcel, address);
    expect(goods.sum).toBe(sum);
    expect(goods.vats[0].vatRate).toBe(vatRate);
  });
});

describe('carrier restrictions', () => {
  it.each([
    ['a bicycle to Berlin', 'bike', { zipCode: '10997' }, true],
    ['a parcel to a Packstation', 'parcel', { street: 'Packstation', streetNumber: '123' }, true],
    ['a bicycle to a Packstation', 'bike', { street: 'Packstation', streetNumber: '123' }, false],
    ['a parcel to Helgoland', 'parcel', { zipCode: '27498' }, true],
    ['a bicycle to Helgoland', 'bike', { zipCode: '27498' }, false],
    ['a parcel to Réunion', 'parcel', { countryId: 'fr', zipCode: '97400' }, false],
    ['a bicycle to Nuuk', 'bike', { countryId: 'dk', zipCode: '3900' }, false],
  ])('%s: %s', async (_name, kind, address, isBrought) => {
    const { methods } = await basketTo(kind === 'bike' ? bike : parcel, address);
    expect(methods.some((id) => id !== 'pickup')).toBe(isBrought);
  });

  it('a method chosen before the address is rejected with the order', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.readyBasket(bike);
    await shopper.setDelivery(id);
    const station = { ...testHomeAddress, street: 'Packstation', streetNumber: '123' };
    await shopper.setAddress(id, await shopper.addAddress(station));
    const { errors } = await shopper.ask(
      'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id } }',
      { id },
    );
    expect(errors?.[0]?.message).toMatch(/unavailable|payment|delivery/i);
  });
});
