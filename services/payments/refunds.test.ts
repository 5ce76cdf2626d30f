import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declareWithdrawal } from '../customer-requests/withdrawals/declare-withdrawal';
import { createCreditNotes } from '../shop/order/create-credit-notes';
import { listOrderInvoices } from '../shop/order/invoices/invoices.repository';
import { findOrder } from '../shop/order/order.repository';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { openTestPayments, type TestPayments } from '../testing/test-payments';
import { startPayment } from './start-payment';
import { getPaymentView } from './payments.service';

const minute = 60_000;

let payments: TestPayments;
let count = 0;

beforeAll(async () => {
  payments = await openTestPayments();
});

afterAll(() => payments.close());

beforeEach(async () => {
  payments.failNextCalls('before', 0);
  await payments.discardEvents();
});

/** The payment methods with the data typed on the provider's page. Empty for a bank transfer. */
const means = {
  card: { payment: 'oxidcreditcard', form: { number: '4242 4242 4242 4242' } },
  PayPal: { payment: 'oxidpaypal', form: { wallet: 'yes' } },
  'direct debit': { payment: 'oxidcreditcard', form: { number: 'DE89 3704 0044 0532 0130 00' } },
  prepayment: { payment: 'oxidpayadvance', form: null },
} as const;

type Means = keyof typeof means;

const atProvider = (Object.keys(means) as Means[]).filter((name) => means[name].form !== null);

/** Creates a paid order of two bikes at 2,000 EUR and three bells at 45 EUR, and functions to change it. */
async function aPaidOrder(how: Means, bikesCancelledBefore = false) {
  const { shop, services } = payments;
  count += 1;
  const { payment, form } = means[how];
  const email = `zurueck${count}@example.org`;
  const buyer = await createGuestShopper(shop, { email });
  const bike = await createProductFixture(shop, { sku: `LU11.26.H.M.R${count}`, stock: 9 });
  const bell = await createProductFixture(shop, {
    sku: `ZB.R${count}`,
    uvpCents: 4_500,
    hekCents: 2_011,
  });
  const basketId = await buyer.readyBasket(bike, { amount: 2, payment });
  await buyer.add(basketId, bell, 3);
  const { data, errors } = await buyer.order(basketId);
  expect(errors).toBeUndefined();
  const { id, orderNumber } = data.placeOrder as { id: string; orderNumber: number };
  const move = (fields: Partial<Parameters<typeof updateOrderProgress>[1]>) =>
    updateOrderProgress(shop.services, {
      ...{ orderNumber, step: null, isPaid: false, trackingNumber: null, expectedAt: null },
      ...fields,
    });
  const order = async () => {
    const found = await findOrder(shop.db, id);
    if (!found) throw new Error('no order');
    return found;
  };
  if (bikesCancelledBefore) {
    await move({ step: 'dispatched', lines: [{ sku: `ZB.R${count}`, amount: 3 }] });
    await move({ step: 'cancelled' });
  }
  if (form === null) await move({ isPaid: true });
  else {
    const started = await startPayment(services, id);
    if (started.kind !== 'pay') throw new Error(`not to be paid: ${started.kind}`);
    await payments.submitPaymentPage(started.url, { ...form });
    shop.clock.advance(minute);
    await payments.deliverEvents();
    await payments.reconcile();
  }
  const { paidAt, totalCents } = await order();
  expect(paidAt).not.toBeNull();
  await shop.db.deleteFrom('mail').execute();
  return {
    ...{ id, orderNumber, email, move, totalCents, bell: `ZB.R${count}` },
    bike: `LU11.26.H.M.R${count}`,
    withdraw: async (key = `key-of-a-withdrawal-${orderNumber}`) => {
      const declaration = {
        ...{ key, name: 'Mareike Thießen', email, orderNumber: String(orderNumber) },
        ...{ text: '', language: 'de' as const },
      };
      return declareWithdrawal(shop.services, declaration, (await order()).customerId);
    },
    returned: (lines?: { sku: string; amount: number }[]) =>
      createCreditNotes(shop.services, {
        ...{ kind: 'returned', orderNumber },
        ...(lines && { lines }),
      }),
    corrected: async (cents: number) => {
      const [invoice] = await listOrderInvoices(shop.db, [id]);
      const invoiceNumber = invoice?.number ?? 0;
      return createCreditNotes(shop.services, {
        kind: 'corrected',
        orderNumber,
        invoiceNumber,
        cents,
      });
    },
    /** Returns the amounts of the credit notes in cents. */
    credited: async () =>
      (await listOrderInvoices(shop.db, [id]))
        .filter(({ kind }) => kind === 'creditNote')
        .map(({ content }) => content.order.totalCents),
    state: async () => (await getPaymentView(services, await order(), 'de')).state,
    /** Returns the provider's refunds for the order in cents. */
    atProvider: async () => {
      const objects = await shop.db
        .selectFrom('provider_object')
        .select('body')
        .where('kind', '=', 'refund')
        .execute();
      const attempts = await shop.db
        .selectFrom('payment_attempt')
        .select('intent_id')
        .where('order_id', '=', id)
        .execute();
      return objects
        .map(({ body }) => JSON.parse(body) as { payment_intent: string; amount: number })
        .filter((refund) => attempts.some((one) => one.intent_id === refund.payment_intent))
        .map(({ amount }) => amount);
    },
    /** Returns the refund amounts in the emails to the buyer or the operator. */
    mailed: async (kind: 'payment-refunded' | 'pay-back') => {
      const mails = await shop.db
        .selectFrom('mail')
        .select(['key', 'subject', 'text', 'recipient'])
        .where('key', 'like', `${kind}:%`)
        .orderBy('id')
        .execute();
      return mails
        .filter(({ subject }) => subject.includes(String(orderNumber)))
        .map(({ text }) => /Betrag: (.+)/.exec(text)?.[1]?.replaceAll('\u00a0', ' '));
    },
  };
}

type Paid = Awaited<ReturnType<typeof aPaidOrder>>;

/** Runs the job several times. The provider's responses are lost at first, but nothing may happen twice. */
async function settle() {
  payments.failNextCalls('after', 2);
  await payments.reconcile();
  await payments.reconcile();
  payments.failNextCalls('before', 0);
  payments.shop.clock.advance(10 * minute);
  await payments.deliverEvents(2);
  await payments.reconcile();
}

const euros = (cents: number) => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest} €`;
};

/**
 * Checks that the provider refunded exactly the amounts of the credit notes, and that the buyer got one email for each.
 */
async function expectGivenBack(order: Paid, sums: readonly number[]) {
  expect(await order.credited()).toEqual(sums);
  expect(await order.atProvider()).toEqual(sums);
  expect(await order.mailed('payment-refunded')).toEqual(sums.map(euros));
  expect(await order.mailed('pay-back')).toEqual([]);
}

describe.each(atProvider)('payment by %s', (how) => {
  it('is refunded once through the provider after a withdrawal', async () => {
    const order = await aPaidOrder(how);
    await order.withdraw();
    await settle();
    await order.withdraw();
    await order.withdraw(`another-declaration-${order.orderNumber}`);
    await settle();
    await expectGivenBack(order, [order.totalCents]);
    expect(await order.state()).toBe('refunded');
  });

  it('is refunded when the shop cancels the order', async () => {
    const order = await aPaidOrder(how);
    await order.move({ step: 'cancelled' });
    await settle();
    await expectGivenBack(order, [order.totalCents]);
  });

  it('is refunded in parts as goods are returned, matching the credit notes', async () => {
    const order = await aPaidOrder(how);
    await order.move({ step: 'dispatched' });
    await order.returned([{ sku: order.bell, amount: 1 }]);
    await settle();
    await expectGivenBack(order, [4_500]);
    expect(await order.state()).toBe('partlyRefunded');
    await order.returned([
      { sku: order.bell, amount: 2 },
      { sku: order.bike, amount: 2 },
    ]);
    await settle();
    await expectGivenBack(order, [4_500, order.totalCents - 4_500]);
    expect(await order.state()).toBe('refunded');
  });

  it('is refunded by the amount of a price reduction', async () => {
    const order = await aPaidOrder(how);
    await order.corrected(5_000);
    await order.corrected(1);
    await settle();
    const sums = await order.atProvider();
    expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(5_001);
    expect(await order.credited()).toEqual([5_000, 1]);
    expect(await order.state()).toBe('partlyRefunded');
  });

  it('is refunded for items that were cancelled before payment', async () => {
    const order = await aPaidOrder(how, true);
    await settle();
    await expectGivenBack(order, [400_000]);
    expect(await order.state()).toBe('partlyRefunded');
    await order.returned();
    await settle();
    await expectGivenBack(order, [400_000, order.totalCents - 400_000]);
  });

  it('is refunded at once for unshipped items and after return for the rest', async () => {
    const order = await aPaidOrder(how);
    await order.move({ step: 'dispatched', lines: [{ sku: order.bell, amount: 3 }] });
    await order.withdraw();
    await settle();
    const [unsent = 0] = await order.credited();
    await expectGivenBack(order, [unsent]);
    await order.returned();
    await settle();
    await expectGivenBack(order, [unsent, order.totalCents - unsent]);
  });
});

describe('payment by transfer', () => {
  it.each<[string, (order: Paid) => Promise<unknown>, (order: Paid) => number]>([
    ['a withdrawal', (order) => order.withdraw(), (order) => order.totalCents],
    ['a cancellation', (order) => order.move({ step: 'cancelled' }), (order) => order.totalCents],
    ['a lower price', (order) => order.corrected(5_000), () => 5_000],
  ])('requires one email about a manual refund after %s', async (_, end, sum) => {
    const order = await aPaidOrder('prepayment');
    await end(order);
    await settle();
    await settle();
    expect(await order.credited()).toEqual([sum(order)]);
    expect(await order.atProvider()).toEqual([]);
    expect(await order.mailed('payment-refunded')).toEqual([]);
    expect(await order.mailed('pay-back')).toEqual([euros(sum(order))]);
  });

  it('sends no refund email when no payment arrived', async () => {
    const order = await aPaidOrder('prepayment');
    await order.move({ step: 'dispatched' });
    await settle();
    expect(await order.mailed('pay-back')).toEqual([]);
  });
});
