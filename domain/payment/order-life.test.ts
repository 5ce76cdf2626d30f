import { describe, expect, it } from 'vitest';
import type { AttemptState, SessionFacts } from './judge-session';
import {
  afterDeadline,
  afterSession,
  type Consequence,
  type LivingOrder,
  mayStartPaying,
} from './order-life';

const noon = 1_000_000;
const waiting: LivingOrder = { isPaid: false, isCancelled: false, isSent: false, payUntil: noon };
const paidOrder: LivingOrder = { ...waiting, isPaid: true };
const endedOrder: LivingOrder = { ...waiting, isCancelled: true };

const paid: SessionFacts = {
  ...{ status: 'complete', paymentStatus: 'paid', intentStatus: 'succeeded' },
  ...{ amountCents: 279_500, currency: 'eur', isLive: false },
};
const open: SessionFacts = { ...paid, status: 'open', paymentStatus: 'unpaid', intentStatus: null };
const expired: SessionFacts = { ...open, status: 'expired' };
const debit: SessionFacts = { ...paid, paymentStatus: 'unpaid', intentStatus: 'processing' };
const bounced: SessionFacts = { ...debit, intentStatus: 'requires_payment_method' };

const none: Consequence = {
  ...{ attempt: null, order: 'keep', giveBack: null, mail: null, isAlarm: false },
};

describe('what follows from what the provider says', () => {
  it.each<[string, SessionFacts, AttemptState, LivingOrder, Partial<Consequence>]>([
    ['paid', paid, 'open', waiting, { attempt: 'paid', order: 'pay', mail: 'paid' }],
    ['told twice', paid, 'paid', paidOrder, {}],
    [
      'late: its end was told first',
      paid,
      'expired',
      waiting,
      { attempt: 'paid', order: 'pay', mail: 'paid' },
    ],
    ['out of order: the end after the money', expired, 'paid', paidOrder, {}],
    ['declined, the page is still open', open, 'open', waiting, {}],
    ['closed and left', expired, 'open', waiting, { attempt: 'expired' }],
    [
      'a debit begins',
      debit,
      'open',
      waiting,
      { attempt: 'processing', order: 'keep', mail: 'processing' },
    ],
    ['a debit, told twice', debit, 'processing', waiting, {}],
    [
      'a debit is collected',
      paid,
      'processing',
      waiting,
      { attempt: 'paid', order: 'pay', mail: 'paid' },
    ],
    ['a debit comes back', bounced, 'processing', waiting, { attempt: 'failed', mail: 'failed' }],
    ['a debit never began', bounced, 'open', waiting, { attempt: 'failed' }],
    [
      'another amount',
      { ...paid, amountCents: 1 },
      'open',
      waiting,
      { attempt: 'differs', isAlarm: true },
    ],
    [
      'another currency',
      { ...paid, currency: 'usd' },
      'open',
      waiting,
      { attempt: 'differs', isAlarm: true },
    ],
    [
      'play money in a real shop',
      { ...paid, isLive: true },
      'open',
      waiting,
      { attempt: 'differs', isAlarm: true },
    ],
    [
      'paid after the end',
      paid,
      'expired',
      endedOrder,
      { attempt: 'paid', giveBack: 'orderEnded', mail: 'orderEnded' },
    ],
    ['paid after the end, told twice', paid, 'paid', endedOrder, {}],
    [
      'paid twice',
      paid,
      'open',
      paidOrder,
      { attempt: 'paid', giveBack: 'paidTwice', mail: 'paidTwice' },
    ],
  ])('%s', (_, session, state, order, consequence) => {
    const attempt = { state, amountCents: 279_500, isLive: false };
    expect(afterSession(session, attempt, order)).toEqual({ ...none, ...consequence });
  });
});

describe('what follows when the time to pay is over', () => {
  const ends = { order: 'end', mail: 'ended' } as const;

  it.each<[string, Partial<LivingOrder>, AttemptState[], number, Partial<Consequence>]>([
    ['nobody began to pay', {}, [], noon, ends],
    ['every page is over', {}, ['expired', 'failed'], noon, ends],
    ['its page was never shown', {}, ['starting'], noon, ends],
    ['a moment before', {}, [], noon - 1, {}],
    ['a page is still open', {}, ['expired', 'open'], noon, {}],
    ['a debit is on its way', {}, ['processing'], noon, {}],
    ['somebody has to look at the money', {}, ['differs'], noon, {}],
    ['it is paid', { isPaid: true }, ['paid'], noon, {}],
    ['it was cancelled', { isCancelled: true }, [], noon, {}],
    ['it was sent all the same', { isSent: true }, [], noon, {}],
    ['it has no end', { payUntil: null }, [], noon, {}],
  ])('%s', (_, change, attempts, now, consequence) => {
    const order = { ...waiting, ...change };
    expect(afterDeadline(order, attempts, now)).toEqual({ ...none, ...consequence });
  });
});

describe('who may be led to a page to pay on', () => {
  it.each<[string, Partial<LivingOrder>, AttemptState[], boolean]>([
    ['an order that waits', {}, [], true],
    ['one whose page is open', {}, ['open'], true],
    ['one whose last try failed', {}, ['failed', 'expired'], true],
    ['one without an end', { payUntil: null }, [], true],
    ['one whose time is over', { payUntil: noon - 1 }, [], false],
    ['a paid one', { isPaid: true }, ['paid'], false],
    ['an ended one', { isCancelled: true }, [], false],
    ['one whose debit is under way', {}, ['processing'], false],
    ['one whose money is looked at', {}, ['differs'], false],
  ])('%s: %s', (_, change, attempts, may) => {
    expect(mayStartPaying({ ...waiting, ...change }, attempts, noon - 1)).toBe(may);
  });
});
