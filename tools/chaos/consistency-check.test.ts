import { describe, expect, it } from 'vitest';
import { checkConsistency, type DatabaseState } from './consistency-check.mjs';

/** Builds a run without problems: a paid guest's order and a dealer's order. */
function aRun() {
  const paid = { id: 's1', status: 'complete', payment_status: 'paid' };
  const found: DatabaseState = {
    orders: [
      { id: 'o1', order_number: 11, basket_id: 'b1', total_cents: 500, paid_at: 5, cancelled: 0 },
      { id: 'o2', order_number: 12, basket_id: 'x', total_cents: 900, paid_at: null, cancelled: 0 },
    ],
    items: [
      { order_id: 'o1', product_id: 'p', sku: 'P', amount: 1 },
      { order_id: 'o2', product_id: 'p', sku: 'P', amount: 3 },
    ],
    transactions: [{ id: 't1', order_number: 12 }],
    attempts: [{ order_id: 'o1', session_id: 's1' }],
    refunds: [],
    sessions: [{ body: JSON.stringify(paid) }],
    undeliveredEvents: [],
    mailRows: [
      ...['order-confirmation:o1', 'payment-paid:o1', 'order-confirmation:o2'].map((key) => ({
        key,
        failed_at: null,
      })),
    ],
    stock: [{ product_id: 'p', amount: 6 }],
  };
  const purchase = {
    ...{
      basketId: 'b1',
      lines: [{ sku: 'P', amount: 1 }],
      totalCents: 500,
      numbers: new Set([11]),
    },
    ...{ id: 'o1', link: 'l', isPaid: true, rejection: null as string | null },
  };
  const dealt = {
    ...{ transactionId: 't1', lines: [{ sku: 'P', amount: 3 }], numbers: new Set([12]) },
    ...{ rejection: null as string | null, isFinal: true },
  };
  const mails = found.mailRows.map(({ key }) => ({ key: String(key), id: `<${key}>` }));
  return { found, purchase, dealt, mails, firstStock: new Map([['p', 10]]) };
}

type Run = ReturnType<typeof aRun>;

const wrongIn = ({ found, purchase, dealt, mails, firstStock }: Run) =>
  checkConsistency(found, { purchases: [purchase], dealerOrders: [dealt] }, { firstStock, mails })
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ name }) => name);

it('reports no problem for consistent data', () => {
  expect(wrongIn(aRun())).toEqual([]);
});

describe('reports', () => {
  it.each<[string, (run: Run) => unknown, string]>([
    ['a lost order', ({ found }) => found.orders.splice(0, 1), 'acknowledged orders lost'],
    [
      'a lost order of a dealer',
      ({ found }) => (found.transactions[0]!.order_number = null),
      'acknowledged orders lost',
    ],
    [
      'two order numbers for one basket',
      ({ purchase }) => purchase.numbers.add(13),
      'orders doubled',
    ],
    [
      'two orders for one basket',
      ({ found }) => found.orders.push({ ...found.orders[0]!, id: 'o3', order_number: 13 }),
      'orders doubled',
    ],
    [
      'an order without a purchase',
      ({ found }) =>
        found.orders.push({ ...found.orders[0]!, id: 'o3', order_number: 13, basket_id: 'b9' }),
      'orders without a purchase',
    ],
    [
      'a rejected order that exists',
      ({ purchase }) =>
        Object.assign(purchase, { numbers: new Set(), rejection: 'no', isPaid: false }),
      'orders rejected but stored',
    ],
    [
      'a different total',
      ({ purchase }) => (purchase.totalCents = 501),
      'orders with other articles or another total',
    ],
    [
      'different articles',
      ({ dealt }) => (dealt.lines = [{ sku: 'P', amount: 2 }]),
      'orders with other articles or another total',
    ],
    [
      'a payment that was not recorded',
      ({ found }) => (found.orders[0]!.paid_at = null),
      'acknowledged payments lost',
    ],
    [
      'a payment without a session',
      ({ found }) => (found.sessions = []),
      'acknowledged payments lost',
    ],
    [
      'an order paid twice',
      ({ found }) => {
        const second = { id: 's2', status: 'complete', payment_status: 'paid' };
        found.sessions.push({ body: JSON.stringify(second) });
        found.attempts.push({ order_id: 'o1', session_id: 's2' });
      },
      'orders paid twice',
    ],
    [
      'a payment without an attempt',
      ({ found }) => (found.attempts = []),
      'payments without an order or not recorded',
    ],
    ['a refund', ({ found }) => found.refunds.push({ id: 'r' }), 'refunds'],
    [
      'an unprocessed event',
      ({ found }) => found.undeliveredEvents.push({ id: 'e' }),
      'unprocessed provider events',
    ],
    ['an email that was not received', ({ mails }) => mails.pop(), 'mails lost'],
    ['an email that was not stored', ({ found }) => found.mailRows.pop(), 'mails lost'],
    [
      'a duplicate email',
      ({ mails }) => mails.push({ key: 'payment-paid:o1', id: '<other>' }),
      'mails doubled',
    ],
    ['an abandoned email', ({ found }) => (found.mailRows[0]!.failed_at = 7), 'abandoned emails'],
    [
      'a stock that is too low',
      ({ found }) => (found.stock[0]!.amount = 5),
      'articles with a wrong stock',
    ],
  ])('%s', (_, spoil, name) => {
    const run = aRun();
    spoil(run);
    expect(wrongIn(run)).toContain(name);
  });

  it('counts an email resent with the same Message-ID once', () => {
    const run = aRun();
    run.mails.push({ ...run.mails[0]! });
    expect(wrongIn(run)).toEqual([]);
  });
});
