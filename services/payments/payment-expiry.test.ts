import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findOrder } from '../shop/order/order.repository';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createPaymentLink } from '../shop/base/order-link';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { openTestPayments, type TestPayments } from '../testing/test-payments';
import { startPayment } from './start-payment';
import { getPaymentView } from './payments.service';
import { findLinkedOrder } from '../shop/order/order-links';

const hour = 60 * 60_000;
const number = '4242 4242 4242 4242';

let payments: TestPayments;
let count = 0;

beforeAll(async () => {
  payments = await openTestPayments();
});

afterAll(() => payments.close());

beforeEach(() => payments.discardEvents());

/**
 * Places an unpaid order of the last available bike with a single-use voucher. Returns functions to inspect the order
 * and whether bike and voucher are available to others.
 */
async function aHeldOrder(payment: 'oxidcreditcard' | 'oxidpayadvance') {
  const { shop, services } = payments;
  const { db } = shop;
  count += 1;
  const voucher = `EINMAL${count}`;
  await db
    .insertInto('voucher_series')
    .values({
      ...{ id: voucher, number: voucher, kind: 'amount', value: 1_000, minimum_cents: 0 },
      ...{ once_per_customer: 0, max_uses: 1, valid_from: null, valid_until: null },
    })
    .execute();
  const bike = await createProductFixture(shop, { stock: 1 });
  const buyer = await createGuestShopper(shop);
  const basketId = await buyer.readyBasket(bike, { payment });
  await buyer.addVoucher(basketId, voucher);
  const { data, errors } = await buyer.order(basketId);
  expect(errors).toBeUndefined();
  const { id, orderNumber } = data.placeOrder as { id: string; orderNumber: number };
  await db.deleteFrom('mail').execute();
  const order = async () => {
    const found = await findOrder(db, id);
    if (!found) throw new Error('no order');
    return found;
  };
  const session = async () => {
    const row = await db
      .selectFrom('payment_attempt')
      .select('session_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.session_id ?? '';
  };
  return {
    ...{ id, orderNumber, bike, voucher, order, session },
    view: async () => getPaymentView(services, await order(), 'de'),
    begin: async () => {
      const started = await startPayment(services, id);
      return started.kind === 'pay' ? started.url : null;
    },
    stock: async () => {
      const row = await db
        .selectFrom('stock')
        .select('amount')
        .where('product_id', '=', bike)
        .executeTakeFirstOrThrow();
      return row.amount;
    },
    /** Checks whether another customer can order the bike with the voucher. */
    canBeHadByOthers: async () => {
      const other = await createGuestShopper(shop);
      const basket = await other.readyBasket(bike);
      const held = await other.addVoucher(basket, voucher);
      return (held.errors ?? []).length === 0 && (await other.order(basket)).errors === undefined;
    },
    mails: async () =>
      (await payments.mails()).filter(
        ({ key, subject }) => key.startsWith('payment-') && subject.includes(String(orderNumber)),
      ),
  };
}

it.each([
  ['oxidcreditcard', 24],
  ['oxidpayadvance', 7 * 24],
] as const)(
  'an order by %s unpaid after %i hours is cancelled, with stock and voucher restored and a reorder link',
  async (payment, hours) => {
    const held = await aHeldOrder(payment);
    await held.begin();
    expect(await held.stock()).toBe(0);
    payments.shop.clock.advance(hours * hour - 1);
    await payments.reconcile();
    expect((await held.view()).state).toBe('open');

    payments.shop.clock.advance(1);
    await payments.reconcile();
    await payments.reconcile();
    expect(await held.order()).toMatchObject({ cancelled: true, paidAt: null });
    expect(await held.stock()).toBe(1);
    const [mail, ...more] = await held.mails();
    expect(more).toEqual([]);
    expect(mail?.key).toMatch(/^payment-ended:/);
    const link = /Noch einmal bestellen:\n\S+\/de\/payment\/(\S+)/.exec(mail?.text ?? '')?.[1];
    expect(link).toBe(createPaymentLink(payments.services.tokenSecret, await held.order()));
    expect(await findLinkedOrder(payments.services, 'payment', link ?? '')).toMatchObject({
      id: held.id,
    });
    expect(await held.view()).toMatchObject({
      ...{ state: 'ended', isCancelled: true, transfer: null },
      lines: [{ productId: held.bike, amount: 1 }],
    });
    expect(await held.begin()).toBeNull();
    expect(await held.canBeHadByOthers()).toBe(true);
  },
);

it('a payment after expiry is refunded at once with an email and nothing is shipped', async () => {
  const held = await aHeldOrder('oxidcreditcard');
  const url = (await held.begin()) ?? '';
  payments.shop.clock.advance(24 * hour);
  await payments.reconcile();
  // Simulates that the provider received the money anyway, because its payment page was still open.
  const { db } = payments.shop;
  const id = await held.session();
  const row = await db
    .selectFrom('provider_object')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const open = { status: 'open', expires_at: payments.shop.clock.now() / 1000 + 3_600, url };
  const body = JSON.stringify({ ...JSON.parse(row.body), ...open });
  await db.updateTable('provider_object').set({ body }).where('id', '=', id).execute();
  expect((await payments.submitPaymentPage(url, { number })).status).toBe(303);

  await payments.deliverEvents(3);
  await payments.reconcile();
  await payments.reconcile();
  expect((await held.view()).state).toBe('refunded');
  expect(await held.order()).toMatchObject({ cancelled: true, paidAt: null, dispatchedAt: null });
  expect(await held.stock()).toBe(1);
  const mails = await held.mails();
  expect(mails.map(({ key }) => key.replace(/:.*/, ''))).toEqual([
    'payment-ended',
    'payment-orderEnded',
    'payment-refunded',
  ]);
  const refunds = await db
    .selectFrom('provider_object')
    .select('body')
    .where('kind', '=', 'refund')
    .execute();
  expect(refunds.map((one) => JSON.parse(one.body).amount)).toEqual([
    (await held.order()).totalCents,
  ]);
});

it('a transfer after expiry cannot be recorded for the cancelled order', async () => {
  const held = await aHeldOrder('oxidpayadvance');
  payments.shop.clock.advance(7 * 24 * hour);
  await payments.reconcile();
  const noted = updateOrderProgress(payments.shop.services, {
    ...{ orderNumber: held.orderNumber, step: null, isPaid: true },
    ...{ trackingNumber: null, expectedAt: null },
  });
  await expect(noted).rejects.toThrow('is cancelled');
  expect((await held.order()).paidAt).toBeNull();
});
