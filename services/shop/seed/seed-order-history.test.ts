import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { getOrderProgress } from '@/domain/order/order-progress';
import { createFixtureDemoFolder } from '../../demo-data/fixtures/fixture-demo';
import { silentLogger } from '../../platform/logger';
import { createProductFixture } from '../../testing/product-fixture';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createGuestShopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { seedDemo } from './seed-demo';

describe('demo customer anna', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop({ demoDir: 'demo', logger: silentLogger });
  });

  afterAll(() => shop.close());

  it('has a bike in transit with a changed date, an accessory, and an older bike', async () => {
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    const { data } = await anna.ask(`{
      currentUserGroups { id }
      customer { orders {
        orderNumber invoiceNumber invoiced ordered paid assembled delivered cancelled expectedDelivery formerExpectedDelivery
        delivery { trackingNumber trackingURL dispatched }
        invoiceAddress { email city }
        items { sku title shortDescription product { id } }
        cost { total productGross { vats { vatRate vatPrice } } }
      } }
    }`);
    expect(data.currentUserGroups).toEqual([{ id: 'oxidcustomer' }]);
    const [current, accessory, older] = data.customer.orders;
    expect(data.customer.orders).toHaveLength(3);
    expect(
      [current, accessory, older].map((order) =>
        getOrderProgress({ ...order, dispatched: order.delivery.dispatched }),
      ),
    ).toEqual([
      { step: 'dispatched', moved: 'earlier' },
      { step: 'delivered', moved: null },
      { step: 'delivered', moved: null },
    ]);
    expect(current).toMatchObject({
      orderNumber: 240_731,
      invoiceNumber: 50_231,
      ordered: '2026-11-12T12:00:00+00:00',
      expectedDelivery: '2026-11-23T00:00:00+00:00',
      formerExpectedDelivery: '2026-11-24T00:00:00+00:00',
      delivery: { trackingURL: expect.stringContaining('00340434161094042557') },
      invoiceAddress: { email: 'anna@lautlos.example', city: 'Berlin' },
      cost: { total: 3003, productGross: { vats: [{ vatRate: 19, vatPrice: 479.47 }] } },
    });
    expect(older).toMatchObject({
      items: [{ sku: 'SI.25.H.M.RS', title: 'Siegfried', product: { id: 'SI.25.H.M.RS' } }],
      cost: { total: 1595 },
    });
  });

  it('has saved baskets with available products', async () => {
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    const { data } = await anna.ask(
      '{ customer { baskets { title public items { amount product { title active } } } deliveryAddresses { city } } }',
    );
    expect(data.customer.baskets).toEqual([
      {
        title: 'savedbasket: Für Papa, falls er doch will',
        public: false,
        items: [
          { amount: 1, product: { title: 'Greta', active: true } },
          { amount: 1, product: { title: 'Bügelschloss Tegel', active: true } },
        ],
      },
      expect.objectContaining({ title: 'savedbasket: Pendelrad, Variante mit Motor' }),
    ]);
    expect(data.customer.deliveryAddresses).toEqual([{ city: 'Berlin' }, { city: 'Hamburg' }]);
  });

  it('leaves the next numbers for new orders', async () => {
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(await createProductFixture(shop));
    const { data } = await shopper.ask(
      'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { orderNumber invoiceNumber } }',
      { id: basketId },
    );
    expect(data.placeOrder.invoiceNumber).toBeNull();
    expect(data.placeOrder.orderNumber).toBeGreaterThan(241_507);
    const last = await shop.db
      .selectFrom('sequence')
      .select('last')
      .where('name', '=', 'invoice')
      .executeTakeFirstOrThrow();
    const { highest } = await shop.db
      .selectFrom('invoice')
      .select(({ fn }) => fn.max('number').as('highest'))
      .executeTakeFirstOrThrow();
    expect(last.last).toBe(highest);
  });
});

describe('accounts.yaml', () => {
  let test: TestDatabase;
  let demo: string;

  beforeEach(async () => {
    test = await openTestDatabase();
    demo = createFixtureDemoFolder();
  });

  afterEach(async () => {
    await test.close();
    rmSync(demo, { recursive: true, force: true });
  });

  const order = {
    number: 7,
    invoice: 8,
    placedDaysAgo: 3,
    payment: 'oxidpaypal',
    delivery: 'standard',
    items: [{ sku: 'PR8.25.H.M.RO' }],
    expectedInDays: 2,
  };
  const basket = { title: 'savedbasket: x', items: [{ sku: 'PR8.25.H.M.RO' }] };

  it.each<[string, Record<string, unknown>, string]>([
    [
      'an order of an unknown article',
      { orders: [order, { ...order, number: 9, invoice: 9, items: [{ sku: 'XX' }] }] },
      'accounts.yaml: 0.orders.1.items.0.sku: the catalogue knows no XX',
    ],
    [
      'a basket of an unknown article',
      { baskets: [{ ...basket, items: [{ sku: 'XX' }] }] },
      'accounts.yaml: 0.baskets.0.items.0.sku: the catalogue knows no XX',
    ],
    [
      'a duplicate order number',
      { orders: [order, { ...order, invoice: 9 }] },
      'accounts.yaml: 0.orders.1.number: 7 is there twice',
    ],
    [
      'a duplicate invoice number',
      { orders: [order, { ...order, number: 9 }] },
      'accounts.yaml: 0.orders.1.invoice: 8 is there twice',
    ],
    [
      'an unknown payment method',
      { orders: [{ ...order, payment: 'cash' }] },
      'accounts.yaml: 0.orders.0.payment: shop.yaml knows no cash',
    ],
    [
      'an unknown delivery method',
      { orders: [{ ...order, delivery: 'drone' }] },
      'accounts.yaml: 0.orders.0.delivery: shop.yaml knows no drone',
    ],
    [
      'a duplicate basket title',
      { baskets: [basket, basket] },
      'accounts.yaml: 0.baskets.1.title: savedbasket: x is there twice',
    ],
    [
      'an empty basket',
      { baskets: [{ ...basket, items: [] }] },
      'accounts.yaml: 0.baskets.0.items:',
    ],
    ['an unknown field', { orders: [{ ...order, sum: 1 }] }, 'accounts.yaml: 0.orders.0:'],
  ])('is rejected with %s, and nothing is written', async (_name, change, message) => {
    const file = join(demo, 'accounts.yaml');
    const [first, ...rest] = parse(readFileSync(file, 'utf8'));
    writeFileSync(file, stringify([{ ...first, ...change }, ...rest]));
    await expect(seedDemo(test.db, demo, Date.now(), () => undefined)).rejects.toThrow(message);
    expect(await test.db.selectFrom('customer').select('id').execute()).toEqual([]);
  });
});
