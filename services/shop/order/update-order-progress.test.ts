import { dayMs } from '@/domain/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, testHomeAddress } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { toWireDateTime } from '../base/graphql-values';
import { updateOrderProgress } from './update-order-progress';
import type { OrderUpdate } from './select-shipments';
import { addBackToStock } from './order-stock';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Places an order of two pieces and returns functions that update the order and read it, its emails and its stock. */
async function anOrder({
  stock = 5,
  language = 'de',
  delivery = 'standard',
}: {
  stock?: NonNullable<Parameters<typeof createProductFixture>[1]>['stock'];
  language?: string;
  delivery?: string;
} = {}) {
  const productId = await createProductFixture(shop, stock === undefined ? {} : { stock });
  const shopper = await createGuestShopper(shop, {
    email: 'mareike@example.org',
    address: testHomeAddress,
  });
  const basketId = await shopper.readyBasket(productId, { amount: 2, delivery });
  const { data } = await shop.query(
    'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id orderNumber } }',
    { variables: { id: basketId }, token: shopper.token, language },
  );
  const { id, orderNumber } = data.placeOrder;
  const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };
  return {
    move: (update: Partial<OrderUpdate>) =>
      updateOrderProgress(shop.services, { ...nothing, orderNumber, ...update }),
    read: async () => {
      const answer = await shopper.ask(
        '{ customer { orders { cancelled paid assembled delivered expectedDelivery formerExpectedDelivery delivery { trackingNumber trackingURL dispatched } } } }',
      );
      return answer.data.customer.orders[0];
    },
    forgetTaken: () =>
      shop.db.updateTable('order').set({ allocated_stock: null }).where('id', '=', id).execute(),
    mails: () =>
      shop.db.selectFrom('mail').selectAll().where('key', '=', `order-dispatched:${id}`).execute(),
    stock: () =>
      shop.db
        .selectFrom('stock')
        .selectAll()
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow(),
  };
}

describe('placed order', () => {
  it('has an expected date and an invoice and no further progress', async () => {
    const { read } = await anOrder();
    expect(await read()).toEqual({
      cancelled: false,
      paid: null,
      assembled: null,
      delivered: null,
      expectedDelivery: '2026-11-30T00:00:00+00:00',
      formerExpectedDelivery: null,
      delivery: { trackingNumber: '', trackingURL: '', dispatched: null },
    });
  });
});

describe('order progress', () => {
  it('records each step once with its time', async () => {
    const order = await anOrder();
    const times: (string | null)[] = [];
    for (const move of [
      { isPaid: true },
      { step: 'assembled' },
      { step: 'dispatched', trackingNumber: '00340434161094042557' },
      { step: 'delivered' },
    ] satisfies Partial<OrderUpdate>[]) {
      shop.clock.advance(hour);
      await order.move(move);
      times.push(toWireDateTime(shop.clock.now()));
    }
    const [paid, assembled, dispatched, delivered] = times;
    expect(await order.read()).toMatchObject({
      paid,
      assembled,
      delivered,
      delivery: {
        trackingNumber: '00340434161094042557',
        trackingURL: expect.stringContaining('00340434161094042557'),
        dispatched,
      },
    });
  });

  it('records skipped steps as completed', async () => {
    const order = await anOrder();
    await order.move({ step: 'delivered' });
    const at = toWireDateTime(shop.clock.now());
    expect(await order.read()).toMatchObject({
      assembled: at,
      delivered: at,
      delivery: { dispatched: at },
    });
    expect(await order.mails()).toEqual([]);
  });

  it('stores the former expected date', async () => {
    const order = await anOrder();
    await order.move({ expectedAt: Date.parse('2026-12-02') });
    await order.move({ expectedAt: Date.parse('2026-12-01') });
    await order.move({ expectedAt: Date.parse('2026-12-01') });
    expect(await order.read()).toMatchObject({
      expectedDelivery: '2026-12-01T00:00:00+00:00',
      formerExpectedDelivery: '2026-12-02T00:00:00+00:00',
    });
  });

  it.each<[string, Partial<OrderUpdate>[], Partial<OrderUpdate>, string]>([
    [
      'a step backwards',
      [{ step: 'dispatched' }],
      { step: 'assembled' },
      'is dispatched and cannot become assembled',
    ],
    [
      'a repeated step',
      [{ step: 'delivered' }],
      { step: 'delivered' },
      'is delivered and cannot become delivered',
    ],
    [
      'a cancellation after dispatch',
      [{ step: 'dispatched' }],
      { step: 'cancelled' },
      'cannot become cancelled',
    ],
    [
      'a step after the cancellation',
      [{ step: 'cancelled' }],
      { step: 'assembled' },
      'is cancelled',
    ],
    ['a payment after the cancellation', [{ step: 'cancelled' }], { isPaid: true }, 'is cancelled'],
    ['a repeated payment', [{ isPaid: true }], { isPaid: true }, 'is paid already'],
    [
      'a tracking number before dispatch',
      [],
      { step: 'assembled', trackingNumber: 'X12' },
      'only when it is dispatched',
    ],
    [
      'an expected date after delivery',
      [{ step: 'delivered' }],
      { expectedAt: 0 },
      'has no expected delivery',
    ],
    [
      'an expected date in the past',
      [],
      { expectedAt: Date.parse('2025-12-03') },
      'a day that is over',
    ],
    [
      'an expected date after the cancellation',
      [],
      { step: 'cancelled', expectedAt: 0 },
      'has no expected delivery',
    ],
  ])('rejects a change: %s', async (_name, before, move, reason) => {
    const order = await anOrder();
    for (const one of before) await order.move(one);
    const as = await order.read();
    await expect(order.move(move)).rejects.toThrow(reason);
    expect(await order.read()).toEqual(as);
  });

  it('rejects an unknown order', async () => {
    const order = await anOrder();
    await expect(order.move({ orderNumber: 1, step: 'assembled' })).rejects.toThrow(
      'There is no order 1.',
    );
  });
});

describe('dispatch email', () => {
  it('uses the customer language and lists date, parcel, and contents', async () => {
    const order = await anOrder();
    await order.move({
      step: 'dispatched',
      trackingNumber: '00340434161094042557',
      expectedAt: Date.parse('2026-11-27'),
    });
    const [mail, ...more] = await order.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'mareike@example.org',
      subject: expect.stringMatching(/^Ihre Bestellung \d+ bei Lautlos ist unterwegs$/),
    });
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain('am 27. November 2026 an, 3 Tage früher als zuletzt genannt');
      expect(body).toContain('00340434161094042557');
      expect(body).toContain('2 × Rad ');
      expect(body).toContain('Sonnenallee 41');
    }
  });

  it('is English for an English order and mentions a later date', async () => {
    const order = await anOrder({ language: 'en' });
    await order.move({ expectedAt: Date.parse('2026-12-01') });
    await order.move({ step: 'dispatched' });
    const [mail] = await order.mails();
    expect(mail!.subject).toMatch(/^Your order \d+ with Lautlos is on its way$/);
    expect(mail!.text).toContain(
      'on 1 December 2026 at the latest, a day later than we last told you',
    );
    expect(mail!.text).not.toContain('Tracking number');
  });

  it('contains the pickup location', async () => {
    const order = await anOrder({ delivery: 'pickup' });
    await order.move({ step: 'dispatched' });
    const [mail] = await order.mails();
    expect(mail!.subject).toContain('steht bereit');
    expect(mail!.text).toContain('Reinbeckstraße 12');
    expect(mail!.text).not.toContain('Lieferung an');
  });
});

describe('order cancellation', () => {
  it('returns the quantity to the stock', async () => {
    const order = await anOrder({ stock: 5 });
    expect(await order.stock()).toMatchObject({ amount: 3 });
    await order.move({ step: 'cancelled' });
    expect(await order.stock()).toMatchObject({ amount: 5 });
    expect((await order.read()).cancelled).toBe(true);
    expect(await order.mails()).toEqual([]);
  });

  it('returns the quantity to the stock for orders without allocation data', async () => {
    const order = await anOrder({ stock: 2 });
    await order.forgetTaken();
    await order.move({ step: 'cancelled' });
    expect(await order.stock()).toMatchObject({ amount: 2 });
  });

  it('returns the quantity to its restock, or to the stock after arrival', async () => {
    const incoming1At = shop.clock.now() + 10 * day;
    const stock = { amount: 1, incoming1: 4, incoming1At };
    const [first, second] = [await anOrder({ stock }), await anOrder({ stock })];
    expect(await first.stock()).toMatchObject({ amount: 0, incoming1: 3 });
    await first.move({ step: 'cancelled' });
    expect(await first.stock()).toMatchObject({ amount: 1, incoming1: 4 });
    shop.clock.advance(11 * day);
    await second.move({ step: 'cancelled' });
    expect(await second.stock()).toMatchObject({ amount: 2, incoming1: 3 });
  });
});

describe('addBackToStock', () => {
  const none = {
    amount: 0,
    incoming1: null,
    incoming1At: null,
    incoming2: null,
    incoming2At: null,
  };
  const allocated = { inStock: 0, restocks: [{ at: 50, amount: 2 }] };

  it.each([
    [
      'items to the second restock of the same date',
      { incoming1: 1, incoming1At: 40, incoming2: 3, incoming2At: 50 },
      { incoming2: 5 },
    ],
    [
      'items to a free restock',
      { incoming1: 1, incoming1At: 40 },
      { incoming2: 2, incoming2At: 50 },
    ],
    ['items to the first restock without others', {}, { incoming1: 2, incoming1At: 50 }],
    [
      'items to the later restock if none is free',
      { incoming1: 1, incoming1At: 40, incoming2: 3, incoming2At: 60 },
      { incoming2: 5, incoming2At: 60 },
    ],
  ])('returns %s', (_name, stock, expected) => {
    expect(addBackToStock({ ...none, ...stock }, allocated, -2 * dayMs)).toEqual({
      ...none,
      ...stock,
      ...expected,
    });
  });
});
