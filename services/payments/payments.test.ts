import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database';
import { DatabaseUnavailable } from '../database/database-errors';
import { findOrder } from '../shop/order/order.repository';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { type OrderModel } from '../shop/order/order-model';
import { createProductFixture } from '../testing/product-fixture';
import { createFailingDatabase } from '../testing/database-faults';
import { createGuestShopper } from '../testing/shopper';
import { openTestPayments, type TestPayments } from '../testing/test-payments';
import { reconcilePayments } from './reconcile-payments';
import { startPayment } from './start-payment';
import { getPaymentView } from './payments.service';

const minute = 60_000;
const hour = 60 * minute;

let payments: TestPayments;
let bike: string;
let noon: number;

beforeAll(async () => {
  payments = await openTestPayments();
  noon = payments.shop.clock.now();
});

afterAll(() => payments.close());

beforeEach(async () => {
  payments.shop.clock.advance(noon - payments.shop.clock.now());
  payments.failNextCalls('before', 0);
  await payments.discardEvents();
  bike = await createProductFixture(payments.shop, { stock: 3 });
});

let buyers = 0;

async function anOrder(payment = 'oxidcreditcard'): Promise<string> {
  buyers += 1;
  const buyer = await createGuestShopper(payments.shop, { email: `buyer${buyers}@example.org` });
  const { data, errors } = await buyer.order(await buyer.readyBasket(bike, { payment }));
  expect(errors).toBeUndefined();
  await payments.shop.db.deleteFrom('mail').execute();
  return data.placeOrder.id;
}

async function begin(orderId: string): Promise<string> {
  const started = await startPayment(payments.services, orderId);
  if (started.kind !== 'pay') throw new Error(`not to be paid: ${started.kind}`);
  return started.url;
}

const card = (number: string) => ({ number });
const good = card('4242 4242 4242 4242');

async function orderOf(orderId: string) {
  const order = await findOrder(payments.shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}

async function stateOf(orderId: string) {
  return (await getPaymentView(payments.services, await orderOf(orderId), 'de')).state;
}

async function stockOf(productId: string) {
  const row = await payments.shop.db
    .selectFrom('stock')
    .select('amount')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** Returns the emails about the payment of an order. */
async function mailsAbout(orderId: string) {
  const { orderNumber } = await orderOf(orderId);
  return (await payments.mails())
    .filter(({ subject }) => subject.includes(String(orderNumber)))
    .filter(({ key }) => key.startsWith('payment-'))
    .map(({ key }) => key.replace(/:.*/, '').replace('payment-', ''));
}

describe('paid order', () => {
  it('first waits for payment and shows the deadline', async () => {
    const orderId = await anOrder();
    const view = await getPaymentView(payments.services, await orderOf(orderId), 'de');
    expect(view).toMatchObject({
      state: 'open',
      payUntil: '2026-11-22T12:00:00.000Z',
      paidAt: null,
    });
  });

  it('is marked paid once with one email for repeated provider events', async () => {
    const orderId = await anOrder();
    const paid = await payments.submitPaymentPage(await begin(orderId), good);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(/\/de\/payment\/.+\?session=cs_test_/);
    expect(await stateOf(orderId)).toBe('open');
    await payments.deliverEvents(5);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await mailsAbout(orderId)).toEqual(['paid']);
  });

  it('is marked paid when the customer returns before the provider event', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    expect(await startPayment(payments.services, orderId)).toEqual({ kind: 'nothingToPay' });
    expect(await stateOf(orderId)).toBe('paid');
    await payments.deliverEvents();
    expect(await mailsAbout(orderId)).toEqual(['paid']);
  });

  it('is marked paid by polling when every event was lost', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.discardEvents();
    payments.shop.clock.advance(3 * minute);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('is marked paid in the next round after a short database outage', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.discardEvents();
    payments.shop.clock.advance(3 * minute);
    const line = createFailingDatabase(payments.shop.db);
    const services = { ...payments.services, db: line.db };
    line.failAfter(1, 1);
    await expect(reconcilePayments(services)).rejects.toThrow(DatabaseUnavailable);
    await reconcilePayments(services);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('stays paid when a session expiry event arrives later', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.deliverEvents();
    payments.shop.clock.advance(30 * hour);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('paid');
    expect((await orderOf(orderId)).cancelled).toBe(false);
  });
});

describe('payment page', () => {
  it.each([
    ['4000 0000 0000 0002', 'Die Karte wurde abgelehnt.'],
    ['4000 0000 0000 9995', 'Die Deckung reicht nicht aus.'],
    ['4111 1111 1111 1111', 'Das ist keine Testnummer.'],
  ])(
    'shows the reason with %s and accepts another card on the same page',
    async (number, reason) => {
      const orderId = await anOrder();
      const url = await begin(orderId);
      const rejected = await payments.submitPaymentPage(url, card(number));
      expect(rejected.status).toBe(402);
      expect(await rejected.text()).toContain(reason);
      expect((await payments.submitPaymentPage(url, good)).status).toBe(303);
      await payments.deliverEvents();
      expect(await stateOf(orderId)).toBe('paid');
    },
  );

  it('handles the bank challenge and takes no payment when it is declined', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    const question = await payments.submitPaymentPage(url, card('4000002760003184'));
    expect(await question.text()).toContain('Ihre Bank fragt nach');
    await payments.submitPaymentPage(url, { number: '4000002760003184', confirmed: 'no' });
    expect(await stateOf(orderId)).toBe('open');
    const paid = await payments.submitPaymentPage(url, {
      number: '4000002760003184',
      confirmed: 'yes',
    });
    expect(paid.status).toBe(303);
  });

  it('continues the same session when the customer closes and reopens it', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    expect(await begin(orderId)).toBe(url);
  });

  it('is opened once for two concurrent clicks', async () => {
    const orderId = await anOrder();
    const urls = await Promise.all([begin(orderId), begin(orderId), begin(orderId)]);
    expect(new Set(urls).size).toBe(1);
  });

  it('accepts no payment after it expired', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    payments.shop.clock.advance(25 * hour);
    const late = await payments.submitPaymentPage(url, good);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain('gilt nicht mehr');
  });

  it('escapes foreign text', async () => {
    const orderId = await anOrder();
    const page = await (await payments.submitPaymentPage(await begin(orderId))).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('Bestellung');
  });
});

describe('payment start', () => {
  it('opens no second page when a response was lost', async () => {
    const orderId = await anOrder();
    payments.failNextCalls('after', 2);
    expect(await startPayment(payments.services, orderId)).toEqual({ kind: 'unavailable' });
    const url = await begin(orderId);
    await payments.submitPaymentPage(url, good);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
    const sessions = await payments.shop.db
      .selectFrom('provider_object')
      .select('body')
      .where('kind', '=', 'session')
      .execute();
    expect(sessions.filter(({ body }) => body.includes(orderId))).toHaveLength(1);
  });

  it.each([['on invoice or by transfer', 'oxidpayadvance']])(
    'of an order %s opens no page',
    async (_, payment) => {
      const orderId = await anOrder(payment);
      expect(await startPayment(payments.services, orderId)).toEqual({ kind: 'nothingToPay' });
    },
  );
});

describe('order that is not paid in time', () => {
  it('is cancelled: stock and payment page are released and the customer gets an email', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    expect(await stockOf(bike)).toBe(2);
    payments.shop.clock.advance(24 * hour);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('ended');
    expect(await stockOf(bike)).toBe(3);
    expect((await payments.submitPaymentPage(url, good)).status).toBe(410);
    await payments.reconcile();
    expect(await mailsAbout(orderId)).toEqual(['ended']);
    const ended = (await payments.mails()).find(({ key }) => key.startsWith('payment-ended'));
    expect(ended?.text).toMatch(/Noch einmal bestellen:\n\S+\/de\/payment\/[0-9a-f]{32}-/);
    const view = await getPaymentView(payments.services, await orderOf(orderId), 'de');
    expect(view.lines).toEqual([expect.objectContaining({ productId: bike, amount: 1 })]);
  });

  it('is marked paid when the payment arrived just before, even without an event', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.discardEvents();
    payments.shop.clock.advance(24 * hour);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('paid');
    expect(await stockOf(bike)).toBe(2);
  });

  it('is not cancelled while the provider is unreachable', async () => {
    const orderId = await anOrder();
    await begin(orderId);
    payments.shop.clock.advance(24 * hour);
    payments.failNextCalls('before', 20);
    await payments.reconcile();
    expect((await orderOf(orderId)).cancelled).toBe(false);
    payments.failNextCalls('before', 0);
    await payments.reconcile();
    expect((await orderOf(orderId)).cancelled).toBe(true);
  });

  it('is cancelled after seven days for a transfer', async () => {
    const orderId = await anOrder('oxidpayadvance');
    payments.shop.clock.advance(7 * 24 * hour - 1);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('open');
    payments.shop.clock.advance(1);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('ended');
  });
});

describe('bank transfer', () => {
  it('triggers one email when it is recorded and prevents expiry', async () => {
    const orderId = await anOrder('oxidpayadvance');
    const { orderNumber } = await orderOf(orderId);
    await updateOrderProgress(payments.shop.services, {
      ...{ orderNumber, step: null, isPaid: true, trackingNumber: null, expectedAt: null },
    });
    await payments.reconcile();
    await payments.reconcile();
    expect(await mailsAbout(orderId)).toEqual(['paid']);
    payments.shop.clock.advance(8 * 24 * hour);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('paid');
    expect(await mailsAbout(orderId)).toEqual(['paid']);
  });

  it('triggers no email for an order with a zero total', async () => {
    const orderId = await anOrder('oxidpayadvance');
    await payments.shop.db
      .updateTable('order')
      .set({ total_cents: 0, paid_at: payments.shop.clock.now(), pay_until: null })
      .where('id', '=', orderId)
      .execute();
    await payments.reconcile();
    expect(await mailsAbout(orderId)).toEqual([]);
  });
});

describe('direct debit', () => {
  const pay = async (iban: string) => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), card(iban));
    await payments.deliverEvents();
    return orderId;
  };

  it('is processed for days, reserves the goods and is paid in the end', async () => {
    const orderId = await pay('DE89 3704 0044 0532 0130 00');
    expect(await stateOf(orderId)).toBe('processing');
    payments.shop.clock.advance(24 * hour);
    await payments.reconcile();
    expect((await orderOf(orderId)).cancelled).toBe(false);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
    expect(await mailsAbout(orderId)).toEqual(['processing', 'paid']);
  });

  it('leaves the order payable in another way when it is returned', async () => {
    const orderId = await pay('DE62370400440532013001');
    payments.shop.clock.advance(minute);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('open');
    const failed = (await payments.mails()).find(({ key }) => key.startsWith('payment-failed'));
    expect(failed?.text).toMatch(/\/de\/payment\/[0-9a-f]{32}-[0-9a-f]{32}/);
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
  });
});

describe('refund', () => {
  const cancel = (orderNumber: number) =>
    updateOrderProgress(payments.shop.services, {
      ...{ orderNumber, step: 'cancelled', isPaid: false, trackingNumber: null, expectedAt: null },
    });

  it('is issued at once for a payment after the order was cancelled', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    await cancel((await orderOf(orderId)).orderNumber);
    await payments.submitPaymentPage(url, good);
    await payments.deliverEvents();
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('refunded');
    expect(await mailsAbout(orderId)).toEqual(['orderEnded', 'refunded']);
  });

  it('is issued once for a cancelled paid order even when the response is lost', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.deliverEvents();
    await cancel((await orderOf(orderId)).orderNumber);
    payments.failNextCalls('after', 2);
    await payments.reconcile();
    payments.shop.clock.advance(10 * minute);
    await payments.reconcile();
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('refunded');
    const refunds = await payments.shop.db
      .selectFrom('provider_object')
      .select('body')
      .where('kind', '=', 'refund')
      .execute();
    expect(
      refunds.filter(({ body }) => JSON.parse(body).amount === 200_000).length,
    ).toBeGreaterThan(0);
    const own = await payments.shop.db
      .selectFrom('payment_refund')
      .select('state')
      .where('order_id', '=', orderId)
      .execute();
    expect(own).toEqual([{ state: 'succeeded' }]);
  });

  it('is not shown as refunded after the bank returned it', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), card('4000000000005126'));
    await payments.deliverEvents();
    await cancel((await orderOf(orderId)).orderNumber);
    await payments.reconcile();
    expect(await stateOf(orderId)).toBe('refunded');
    payments.shop.clock.advance(minute);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
  });
});

describe('payment dispute', () => {
  it('is recorded and blocks refunds', async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), card('4000000000000259'));
    await payments.deliverEvents();
    payments.shop.clock.advance(minute);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('disputed');
  });
});

describe('unexpected provider data', () => {
  /** Changes the provider's session behind a payment page. */
  const change = async (url: string, differing: object) => {
    const id = url.split('/').at(-1) ?? '';
    const { db } = payments.shop;
    const row = await db
      .selectFrom('provider_object')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(row.body), ...differing });
    await db.updateTable('provider_object').set({ body }).where('id', '=', id).execute();
  };

  it.each([
    ['one cent less', { amount_total: 199_999 }],
    ['another currency', { currency: 'usd' }],
    ['real money in a test shop', { livemode: true }],
  ])('with %s changes no order, sends no email and is logged for review', async (_, differing) => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    await payments.submitPaymentPage(url, good);
    await change(url, differing);
    await payments.deliverEvents(2);
    expect(await stateOf(orderId)).toBe('examined');
    expect((await orderOf(orderId)).paidAt).toBeNull();
    payments.shop.clock.advance(24 * hour);
    await payments.reconcile();
    expect((await orderOf(orderId)).cancelled).toBe(false);
    expect(await mailsAbout(orderId)).toEqual([]);
    expect(await startPayment(payments.services, orderId)).toEqual({ kind: 'nothingToPay' });
  });

  it('in the wrong order leaves a paid order paid', async () => {
    const orderId = await anOrder();
    const url = await begin(orderId);
    await payments.submitPaymentPage(url, good);
    await payments.deliverEvents();
    await change(url, { status: 'expired', payment_status: 'unpaid' });
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
    expect(await mailsAbout(orderId)).toEqual(['paid']);
  });
});

describe('two payment pages for one order', () => {
  it('both paid: keeps the first payment and refunds the second', async () => {
    const orderId = await anOrder();
    const first = await begin(orderId);
    await payments.shop.db
      .updateTable('payment_attempt')
      .set({ state: 'failed' })
      .where('order_id', '=', orderId)
      .execute();
    const second = await begin(orderId);
    expect(second).not.toBe(first);
    await payments.submitPaymentPage(first, good);
    await payments.submitPaymentPage(second, good);
    await payments.deliverEvents();
    await payments.reconcile();
    expect((await mailsAbout(orderId)).toSorted()).toEqual(['paid', 'paidTwice', 'refunded']);
    expect((await orderOf(orderId)).paidAt).not.toBeNull();
  });
});

describe('order with a zero total', () => {
  it('is paid at once without a provider request', async () => {
    const orderId = await anOrder();
    const { db, clock } = payments.shop;
    await db
      .updateTable('order')
      .set({ total_cents: 0, paid_at: clock.now(), pay_until: null })
      .where('id', '=', orderId)
      .execute();
    expect(await startPayment(payments.services, orderId)).toEqual({ kind: 'nothingToPay' });
    expect(await stateOf(orderId)).toBe('paid');
  });
});

describe('order without a payment deadline', () => {
  it('can be paid and is never cancelled', async () => {
    const orderId = await anOrder();
    await payments.shop.db
      .updateTable('order')
      .set({ pay_until: null })
      .where('id', '=', orderId)
      .execute();
    payments.shop.clock.advance(400 * 24 * hour);
    await payments.reconcile();
    expect((await orderOf(orderId)).cancelled).toBe(false);
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.deliverEvents();
    expect(await stateOf(orderId)).toBe('paid');
  });
});

describe('partial refunds', () => {
  const paidOrder = async () => {
    const orderId = await anOrder();
    await payments.submitPaymentPage(await begin(orderId), good);
    await payments.deliverEvents();
    return orderOf(orderId);
  };
  const giveBack = (order: OrderModel, amountCents: number | null, key: string) =>
    inTransaction(payments.shop.db, (trx) =>
      payments.services.payments.requestRefund(
        trx,
        { order, amountCents, key },
        payments.shop.clock.now(),
      ),
    );

  it('add up to the paid amount at most', async () => {
    const order = await paidOrder();
    expect(await giveBack(order, 50_000, 'credit:1')).toEqual({
      kind: 'sent',
      amountCents: 50_000,
    });
    await payments.reconcile();
    expect(await stateOf(order.id)).toBe('partlyRefunded');
    await expect(giveBack(order, 150_001, 'credit:2')).rejects.toThrow(RangeError);
    await expect(giveBack(order, 0, 'credit:2')).rejects.toThrow(RangeError);
    expect(await giveBack(order, null, 'withdrawal:1')).toEqual({
      kind: 'sent',
      amountCents: 150_000,
    });
    await payments.reconcile();
    expect(await stateOf(order.id)).toBe('refunded');
    expect(await giveBack(order, null, 'withdrawal:2')).toEqual({ kind: 'nothing' });
    const mails = (await payments.mails()).filter(({ key }) => key.startsWith('payment-refunded'));
    expect(mails.map(({ text }) => /Betrag: (.+)/.exec(text)?.[1])).toEqual([
      '500,00\u00a0€',
      '1.500,00\u00a0€',
    ]);
  });

  it('are issued once per reason for repeated and concurrent requests', async () => {
    const order = await paidOrder();
    await Promise.all([1, 2, 3].map(() => giveBack(order, 20_000, 'credit:1')));
    await payments.reconcile();
    const rows = await payments.shop.db
      .selectFrom('payment_refund')
      .select('amount_cents')
      .where('order_id', '=', order.id)
      .execute();
    expect(rows).toEqual([{ amount_cents: 20_000 }]);
  });

  it('leave the rest to a later cancellation', async () => {
    const order = await paidOrder();
    await giveBack(order, 50_000, 'credit:1');
    await updateOrderProgress(payments.shop.services, {
      ...{ orderNumber: order.orderNumber, step: 'cancelled', isPaid: false },
      ...{ trackingNumber: null, expectedAt: null },
    });
    await payments.reconcile();
    await payments.reconcile();
    expect(await stateOf(order.id)).toBe('refunded');
    const rows = await payments.shop.db
      .selectFrom('payment_refund')
      .select(['amount_cents', 'state'])
      .where('order_id', '=', order.id)
      .orderBy('amount_cents')
      .execute();
    expect(rows.map(({ amount_cents }) => amount_cents)).toEqual([50_000, 150_000]);
  });

  it('are manual for a transfer and not issued before payment', async () => {
    const order = await orderOf(await anOrder('oxidpayadvance'));
    expect(await giveBack(order, null, 'withdrawal:1')).toEqual({ kind: 'nothing' });
    const paid = { ...order, paidAt: noon };
    expect(await giveBack(paid, 10_000, 'withdrawal:1')).toEqual({
      kind: 'byHand',
      amountCents: 10_000,
    });
  });
});
