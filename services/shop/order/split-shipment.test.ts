import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let bike: string;
let bell: string;
let lock: string;
let baskets = 0;

const at = (day: string) => Date.parse(day);
const coming = { amount: 0, incoming1: 900, incoming1At: at('2026-12-07') };

beforeAll(async () => {
  shop = await openTestShop();
  bike = await createProductFixture(shop, {
    sku: 'LU11.25.H.M.TG',
    stock: coming,
    uvpCents: 279_500,
  });
  bell = await createProductFixture(shop, { stock: 900, weightClass: 'letter', uvpCents: 4_500 });
  lock = await createProductFixture(shop, {
    ...{ stock: coming, weightClass: 'parcel', uvpCents: 3_000, hekCents: 1_500 },
  });
});

afterAll(() => shop.close());

const fields = `id deliveryWish cost { delivery { price vatValue } total }
  parting {
    country { id }
    options { wish delivery { price nettoPriceMode } shipments { expected expectedFrom items { amount } } }
  }`;

async function basketOf(shopper: Shopper, products: readonly string[]): Promise<string> {
  baskets += 1;
  const id = await shopper.basket(`parting ${baskets}`);
  for (const product of products) await shopper.add(id, product);
  return id;
}

const read = async (shopper: Shopper, id: string) =>
  (await shopper.ask(`query($id: ID!) { basket(basketId: $id) { ${fields} } }`, { id })).data
    .basket;

const set = (shopper: Shopper, id: string, mode: string) =>
  shopper.ask(
    `mutation($id: ID!, $deliveryWish: DeliveryWish!) { basketSetDeliveryWish(basketId: $id, deliveryWish: $deliveryWish) { ${fields} } }`,
    { id, deliveryWish: mode },
  );

type Shipment = { expected: string; expectedFrom: string; items: { amount: number }[] };

/** Returns [mode, shipping costs, days of each shipment] for each shipment preference offered. */
const optionsOf = ({ parting }: Awaited<ReturnType<typeof read>>) =>
  parting?.options.map(
    (one: { wish: string; delivery: { price: number }; shipments: Shipment[] }) => [
      one.wish,
      one.delivery.price,
      one.shipments.map(
        ({ expectedFrom, expected }) => `${expectedFrom?.slice(5, 10)}/${expected?.slice(5, 10)}`,
      ),
    ],
  ) ?? null;

describe('split shipment choice', () => {
  it('shows dates and shipping costs of each option before a choice', async () => {
    const shopper = await createAnonymousShopper(shop);
    const basket = await read(shopper, await basketOf(shopper, [bell, lock]));
    expect(basket.parting.country).toEqual({ id: 'de' });
    expect(basket.deliveryWish).toBe('TOGETHER');
    expect(optionsOf(basket)).toEqual([
      ['TOGETHER', 5.9, ['12-08/12-09']],
      ['AS_READY', 8.8, ['11-24/11-25', '12-08/12-09']],
    ]);
  });

  it.each<[string, () => string[]]>([
    ['one line', () => [lock]],
    ['all items in stock', () => [bell]],
    ['no items in stock', () => [lock, bike]],
    ['no items', () => []],
  ])('is not offered for a basket with %s', async (_name, products) => {
    const shopper = await createAnonymousShopper(shop);
    expect((await read(shopper, await basketOf(shopper, products()))).parting).toBeNull();
  });

  it.each<[string, string, string[], (readonly [string, number])[]]>([
    [
      'domestic shipping is free with a bicycle',
      'de',
      ['bike', 'bell'],
      [
        ['TOGETHER', 0],
        ['AS_READY', 0],
      ],
    ],
    [
      'shipping to Austria is charged for the bicycle only',
      'at',
      ['bike', 'bell'],
      [
        ['TOGETHER', 129],
        ['AS_READY', 129],
      ],
    ],
    [
      'shipping to Switzerland is charged for both without VAT',
      'ch',
      ['bike', 'bell'],
      [
        ['TOGETHER', 167.23],
        ['AS_READY', 174.71],
      ],
    ],
  ])('%s', async (_name, countryId, names, expected) => {
    const shopper = await createGuestShopper(shop, { address: { ...testHomeAddress, countryId } });
    const products = names.map((name) => (name === 'bike' ? bike : bell));
    const basket = await read(shopper, await basketOf(shopper, products));
    expect(basket.parting.country).toEqual({ id: countryId });
    expect(optionsOf(basket)?.map(([mode, price]: [string, number]) => [mode, price])).toEqual(
      expected,
    );
  });

  it('is free for pickup, with each part ready separately', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await basketOf(shopper, [bell, lock]);
    await shopper.setDelivery(id, 'pickup');
    const basket = await read(shopper, id);
    expect(basket.parting.country).toBeNull();
    expect(optionsOf(basket)).toEqual([
      ['TOGETHER', 0, ['undefined/12-07']],
      ['AS_READY', 0, ['undefined/11-23', 'undefined/12-07']],
    ]);
  });
});

describe('shipment preference of a basket', () => {
  it('determines the ordered price and date', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await basketOf(shopper, [bell, lock]);
    await shopper.setDelivery(id);
    await shopper.setPayment(id);
    const { data } = await set(shopper, id, 'AS_READY');
    expect(data.basketSetDeliveryWish.cost).toMatchObject({
      delivery: { price: 8.8 },
      total: 83.8,
    });
    const [, asReady] = data.basketSetDeliveryWish.parting.options;
    const order = await shopper.ask(
      `mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) {
        deliveryWish cost { delivery { price } total } expectedDelivery
        shipments { number state expected expectedFrom items { amount title } } } }`,
      { id },
    );
    const placed = order.data.placeOrder;
    expect(placed).toMatchObject({
      deliveryWish: 'AS_READY',
      cost: { delivery: { price: 8.8 }, total: 83.8 },
    });
    expect(
      placed.shipments.map(({ expected, expectedFrom }: Shipment) => [expected, expectedFrom]),
    ).toEqual(
      asReady.shipments.map(({ expected, expectedFrom }: Shipment) => [expected, expectedFrom]),
    );
    expect(placed.expectedDelivery).toBe(asReady.shipments[1].expected);
  });

  it('survives added lines and applies again when it makes a difference', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await basketOf(shopper, [bell]);
    expect((await set(shopper, id, 'AS_READY')).data.basketSetDeliveryWish.parting).toBeNull();
    await shopper.add(id, lock);
    const basket = await read(shopper, id);
    expect(basket.deliveryWish).toBe('AS_READY');
    expect(optionsOf(basket)).toHaveLength(2);
  });

  it('starts with the payment for bank transfers', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await basketOf(shopper, [bell, lock]);
    await shopper.setDelivery(id);
    await shopper.setPayment(id, 'oxidpayadvance');
    expect(optionsOf(await read(shopper, id))?.[1]).toEqual([
      'AS_READY',
      8.8,
      ['11-25/11-26', '12-08/12-09'],
    ]);
  });

  it('respects the requested date of a line', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await basketOf(shopper, [bell, lock]);
    const another = await createProductFixture(shop, {
      stock: 5,
      weightClass: 'letter',
      uvpCents: 100,
    });
    await shopper.add(id, another, 1, [
      JSON.stringify({ uuid: '', comment: '', date: '2026-12-23' }),
    ]);
    const [, asReady] = (await read(shopper, id)).parting.options;
    expect(
      asReady.shipments.map(({ items, expected }: Shipment) => [
        items.length,
        expected.slice(5, 10),
      ]),
    ).toEqual([
      [1, '11-25'],
      [2, '12-23'],
    ]);
  });

  it.each<[string, () => Promise<[Shopper, string]>, string, RegExp]>([
    [
      'a basket of another visitor',
      async () => [
        await createAnonymousShopper(shop),
        await basketOf(await createAnonymousShopper(shop), [bell]),
      ],
      'AS_READY',
      /belongs to somebody else/,
    ],
    [
      'an empty basket',
      async () => {
        const shopper = await createAnonymousShopper(shop);
        return [shopper, await basketOf(shopper, [])];
      },
      'AS_READY',
      /is empty$/,
    ],
    [
      'an unknown basket',
      async () => [await createAnonymousShopper(shop), 'gibt-es-nicht'],
      'AS_READY',
      /Basket was not found by id/,
    ],
    [
      'an unknown delivery option',
      async () => {
        const shopper = await createAnonymousShopper(shop);
        return [shopper, await basketOf(shopper, [bell])];
      },
      'TOMORROW',
      /TOMORROW/,
    ],
  ])('is rejected for %s', async (_name, given, mode, message) => {
    const [shopper, id] = await given();
    const { data, errors } = await set(shopper, id, mode);
    expect(data?.basketSetDeliveryWish).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });

  it('defaults to the dealer setting until changed', async () => {
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const { id: customerId } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'laden@lautlos.example')
      .executeTakeFirstOrThrow();
    const { saveShipmentPreference } = await import('../customer/customer.repository');
    await saveShipmentPreference(shop.db, customerId, 'asReady');
    const id = await basketOf(dealer, [bell, lock]);
    expect((await read(dealer, id)).deliveryWish).toBe('AS_READY');
    await set(dealer, id, 'TOGETHER');
    expect((await read(dealer, id)).deliveryWish).toBe('TOGETHER');
    await saveShipmentPreference(shop.db, customerId, 'together');
  });

  it('is kept when the basket is merged', async () => {
    const visitor = await createAnonymousShopper(shop);
    const from = await basketOf(visitor, [bell, lock]);
    await set(visitor, from, 'AS_READY');
    const customer = await createGuestShopper(shop);
    const { data } = await customer.ask(
      'mutation($from: BasketTakeAlongInput) { basketTakeAlong(from: $from) { basketId } }',
      { from: { basketId: from, token: visitor.token } },
    );
    expect((await read(customer, data.basketTakeAlong.basketId)).deliveryWish).toBe('AS_READY');
  });
});
