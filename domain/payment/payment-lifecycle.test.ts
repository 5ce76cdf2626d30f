import { describe, expect, it } from 'vitest';
import {
  type PaymentAttemptFacts,
  type PaymentAttemptState,
  resolvePaymentSession,
  type PaymentSessionFacts,
  type PaymentSessionAction,
  resolveDeadlineTransition,
  resolveSessionTransition,
  type PaymentTransition,
  type OrderPaymentFacts,
  canStartPayment,
} from './payment-lifecycle';

describe('payment session', () => {
  const paid: PaymentSessionFacts = {
    status: 'complete',
    paymentStatus: 'paid',
    intentStatus: 'succeeded',
    amountCents: 279_500,
    currency: 'eur',
    isLive: false,
  };
  const open: PaymentSessionFacts = {
    ...paid,
    status: 'open',
    paymentStatus: 'unpaid',
    intentStatus: null,
  };
  const expired: PaymentSessionFacts = { ...open, status: 'expired' };
  const debit: PaymentSessionFacts = {
    ...paid,
    paymentStatus: 'unpaid',
    intentStatus: 'processing',
  };
  const bounced: PaymentSessionFacts = { ...debit, intentStatus: 'requires_payment_method' };

  const ours: PaymentAttemptFacts = {
    state: 'open',
    amountCents: 279_500,
    isLive: false,
    isOrderCancelled: false,
    isOrderPaid: false,
  };

  describe('resolvePaymentSession', () => {
    it.each<[string, PaymentSessionFacts, Partial<PaymentAttemptFacts>, PaymentSessionAction]>([
      ['open', open, {}, 'wait'],
      ['open, as a card was declined and another may be tried', open, {}, 'wait'],
      ['paid', paid, {}, 'pay'],
      ['paid before the start was written down', paid, { state: 'starting' }, 'pay'],
      ['paid, told a second time', paid, { state: 'paid' }, 'wait'],
      ['paid after a debit of days', paid, { state: 'processing' }, 'pay'],
      ['paid though its end was told first', paid, { state: 'expired' }, 'pay'],
      ['paid though it was given up', paid, { state: 'failed' }, 'pay'],
      ['without anything to pay', { ...paid, paymentStatus: 'no_payment_required' }, {}, 'pay'],
      ['a debit under way', debit, {}, 'processing'],
      ['a debit under way, told again', debit, { state: 'processing' }, 'wait'],
      ['a debit that came back', bounced, { state: 'processing' }, 'fail'],
      ['a debit that came back before we heard of it', bounced, {}, 'fail'],
      ['a debit that was called off', { ...debit, intentStatus: 'canceled' }, {}, 'fail'],
      ['a debit that came back, told again', bounced, { state: 'failed' }, 'wait'],
      ['ended', expired, {}, 'expire'],
      ['ended, told again', expired, { state: 'expired' }, 'wait'],
      ['ended after it was paid', expired, { state: 'paid' }, 'wait'],
      ['a cent too much', { ...paid, amountCents: 279_501 }, {}, 'examine'],
      ['a cent too little', { ...paid, amountCents: 279_499 }, {}, 'examine'],
      ['in another currency', { ...paid, currency: 'usd' }, {}, 'examine'],
      ['play money for a real order', paid, { isLive: true }, 'examine'],
      ['real money for a test order', { ...paid, isLive: true }, {}, 'examine'],
      ['a wrong amount, told again', { ...paid, amountCents: 1 }, { state: 'differs' }, 'wait'],
      ['paid after the order had ended', paid, { isOrderCancelled: true }, 'refund'],
      ['paid after another attempt', paid, { isOrderPaid: true }, 'refund'],
      ['given back, told again', paid, { state: 'paid', isOrderCancelled: true }, 'wait'],
    ])('%s', (_name, session, attempt, verdict) => {
      expect(resolvePaymentSession(session, { ...ours, ...attempt })).toBe(verdict);
    });

    it('never changes a settled attempt', () => {
      const settled: PaymentAttemptState[] = ['paid', 'differs'];
      for (const state of settled)
        for (const session of [open, paid, expired, debit, bounced])
          expect(resolvePaymentSession(session, { ...ours, state })).toBe('wait');
    });
  });
});

describe('payment lifecycle', () => {
  const noon = 1_000_000;
  const waiting: OrderPaymentFacts = {
    isPaid: false,
    isCancelled: false,
    isSent: false,
    payUntil: noon,
  };
  const paidOrder: OrderPaymentFacts = { ...waiting, isPaid: true };
  const endedOrder: OrderPaymentFacts = { ...waiting, isCancelled: true };

  const paid: PaymentSessionFacts = {
    ...{ status: 'complete', paymentStatus: 'paid', intentStatus: 'succeeded' },
    ...{ amountCents: 279_500, currency: 'eur', isLive: false },
  };
  const open: PaymentSessionFacts = {
    ...paid,
    status: 'open',
    paymentStatus: 'unpaid',
    intentStatus: null,
  };
  const expired: PaymentSessionFacts = { ...open, status: 'expired' };
  const debit: PaymentSessionFacts = {
    ...paid,
    paymentStatus: 'unpaid',
    intentStatus: 'processing',
  };
  const bounced: PaymentSessionFacts = { ...debit, intentStatus: 'requires_payment_method' };

  const none: PaymentTransition = {
    ...{ attempt: null, order: 'keep', refund: null, mail: null, isAlarm: false },
  };

  describe('transition from a provider session', () => {
    it.each<
      [
        string,
        PaymentSessionFacts,
        PaymentAttemptState,
        OrderPaymentFacts,
        Partial<PaymentTransition>,
      ]
    >([
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
        { attempt: 'paid', refund: 'orderEnded', mail: 'orderEnded' },
      ],
      ['paid after the end, told twice', paid, 'paid', endedOrder, {}],
      [
        'paid twice',
        paid,
        'open',
        paidOrder,
        { attempt: 'paid', refund: 'paidTwice', mail: 'paidTwice' },
      ],
    ])('%s', (_, session, state, order, consequence) => {
      const attempt = { state, amountCents: 279_500, isLive: false };
      expect(resolveSessionTransition(session, attempt, order)).toEqual({
        ...none,
        ...consequence,
      });
    });
  });

  describe('transition after the payment deadline', () => {
    const ends = { order: 'end', mail: 'ended' } as const;

    it.each<
      [
        string,
        Partial<OrderPaymentFacts>,
        PaymentAttemptState[],
        number,
        Partial<PaymentTransition>,
      ]
    >([
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
      expect(resolveDeadlineTransition(order, attempts, now)).toEqual({ ...none, ...consequence });
    });
  });

  describe('canStartPayment', () => {
    it.each<[string, Partial<OrderPaymentFacts>, PaymentAttemptState[], boolean]>([
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
      expect(canStartPayment({ ...waiting, ...change }, attempts, noon - 1)).toBe(may);
    });
  });
});
