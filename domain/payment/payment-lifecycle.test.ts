import { describe, expect, it } from 'vitest';
import {
  type PaymentAttemptData,
  type PaymentAttemptState,
  resolvePaymentSession,
  type PaymentSessionData,
  type PaymentSessionAction,
  resolveDeadlineTransition,
  resolveSessionTransition,
  type PaymentTransition,
  type OrderPaymentData,
  canStartPayment,
} from './payment-lifecycle';

describe('payment session', () => {
  const paid: PaymentSessionData = {
    status: 'complete',
    paymentStatus: 'paid',
    intentStatus: 'succeeded',
    amountCents: 279_500,
    currency: 'eur',
    isLive: false,
  };
  const open: PaymentSessionData = {
    ...paid,
    status: 'open',
    paymentStatus: 'unpaid',
    intentStatus: null,
  };
  const expired: PaymentSessionData = { ...open, status: 'expired' };
  const debit: PaymentSessionData = {
    ...paid,
    paymentStatus: 'unpaid',
    intentStatus: 'processing',
  };
  const bounced: PaymentSessionData = { ...debit, intentStatus: 'requires_payment_method' };

  const ours: PaymentAttemptData = {
    state: 'open',
    amountCents: 279_500,
    isLive: false,
    isOrderCancelled: false,
    isOrderPaid: false,
  };

  describe('resolvePaymentSession', () => {
    it.each<[string, PaymentSessionData, Partial<PaymentAttemptData>, PaymentSessionAction]>([
      ['open', open, {}, 'wait'],
      ['open after a declined card', open, {}, 'wait'],
      ['paid', paid, {}, 'pay'],
      ['paid before the start was stored', paid, { state: 'starting' }, 'pay'],
      ['paid, repeated event', paid, { state: 'paid' }, 'wait'],
      ['paid after a direct debit in progress', paid, { state: 'processing' }, 'pay'],
      ['paid after an expiry event', paid, { state: 'expired' }, 'pay'],
      ['paid after a failure', paid, { state: 'failed' }, 'pay'],
      ['no payment required', { ...paid, paymentStatus: 'no_payment_required' }, {}, 'pay'],
      ['direct debit in progress', debit, {}, 'processing'],
      ['direct debit in progress, repeated event', debit, { state: 'processing' }, 'wait'],
      ['returned direct debit', bounced, { state: 'processing' }, 'fail'],
      ['returned direct debit without an earlier event', bounced, {}, 'fail'],
      ['cancelled direct debit', { ...debit, intentStatus: 'canceled' }, {}, 'fail'],
      ['returned direct debit, repeated event', bounced, { state: 'failed' }, 'wait'],
      ['expired', expired, {}, 'expire'],
      ['expired, repeated event', expired, { state: 'expired' }, 'wait'],
      ['expired after the payment', expired, { state: 'paid' }, 'wait'],
      ['one cent too much', { ...paid, amountCents: 279_501 }, {}, 'examine'],
      ['one cent too little', { ...paid, amountCents: 279_499 }, {}, 'examine'],
      ['in another currency', { ...paid, currency: 'usd' }, {}, 'examine'],
      ['test payment for a live order', paid, { isLive: true }, 'examine'],
      ['live payment for a test order', { ...paid, isLive: true }, {}, 'examine'],
      ['wrong amount, repeated event', { ...paid, amountCents: 1 }, { state: 'differs' }, 'wait'],
      ['paid after the order was cancelled', paid, { isOrderCancelled: true }, 'refund'],
      ['paid after another attempt', paid, { isOrderPaid: true }, 'refund'],
      ['refunded, repeated event', paid, { state: 'paid', isOrderCancelled: true }, 'wait'],
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
  const waiting: OrderPaymentData = {
    isPaid: false,
    isCancelled: false,
    isSent: false,
    payUntil: noon,
  };
  const paidOrder: OrderPaymentData = { ...waiting, isPaid: true };
  const endedOrder: OrderPaymentData = { ...waiting, isCancelled: true };

  const paid: PaymentSessionData = {
    ...{ status: 'complete', paymentStatus: 'paid', intentStatus: 'succeeded' },
    ...{ amountCents: 279_500, currency: 'eur', isLive: false },
  };
  const open: PaymentSessionData = {
    ...paid,
    status: 'open',
    paymentStatus: 'unpaid',
    intentStatus: null,
  };
  const expired: PaymentSessionData = { ...open, status: 'expired' };
  const debit: PaymentSessionData = {
    ...paid,
    paymentStatus: 'unpaid',
    intentStatus: 'processing',
  };
  const bounced: PaymentSessionData = { ...debit, intentStatus: 'requires_payment_method' };

  const none: PaymentTransition = {
    ...{ attempt: null, order: 'unchanged', refund: null, mail: null, isAlarm: false },
  };

  describe('transition from a provider session', () => {
    it.each<
      [
        string,
        PaymentSessionData,
        PaymentAttemptState,
        OrderPaymentData,
        Partial<PaymentTransition>,
      ]
    >([
      ['paid', paid, 'open', waiting, { attempt: 'paid', order: 'pay', mail: 'paid' }],
      ['paid, repeated event', paid, 'paid', paidOrder, {}],
      [
        'paid after an expiry event',
        paid,
        'expired',
        waiting,
        { attempt: 'paid', order: 'pay', mail: 'paid' },
      ],
      ['expiry event after the payment', expired, 'paid', paidOrder, {}],
      ['declined while the session is open', open, 'open', waiting, {}],
      ['abandoned session', expired, 'open', waiting, { attempt: 'expired' }],
      [
        'a direct debit starts',
        debit,
        'open',
        waiting,
        { attempt: 'processing', order: 'unchanged', mail: 'processing' },
      ],
      ['a direct debit, repeated event', debit, 'processing', waiting, {}],
      [
        'a direct debit succeeds',
        paid,
        'processing',
        waiting,
        { attempt: 'paid', order: 'pay', mail: 'paid' },
      ],
      [
        'a direct debit is returned',
        bounced,
        'processing',
        waiting,
        { attempt: 'failed', mail: 'failed' },
      ],
      ['a direct debit fails before it starts', bounced, 'open', waiting, { attempt: 'failed' }],
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
        'live and test mode differ',
        { ...paid, isLive: true },
        'open',
        waiting,
        { attempt: 'differs', isAlarm: true },
      ],
      [
        'paid after the cancellation',
        paid,
        'expired',
        endedOrder,
        { attempt: 'paid', refund: 'orderEnded', mail: 'orderEnded' },
      ],
      ['paid after the cancellation, repeated event', paid, 'paid', endedOrder, {}],
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
      [string, Partial<OrderPaymentData>, PaymentAttemptState[], number, Partial<PaymentTransition>]
    >([
      ['no attempt', {}, [], noon, ends],
      ['all attempts are over', {}, ['expired', 'failed'], noon, ends],
      ['an attempt that never opened its page', {}, ['starting'], noon, ends],
      ['just before the deadline', {}, [], noon - 1, {}],
      ['an attempt is still open', {}, ['expired', 'open'], noon, {}],
      ['a direct debit is in progress', {}, ['processing'], noon, {}],
      ['a payment needs review', {}, ['differs'], noon, {}],
      ['a paid order', { isPaid: true }, ['paid'], noon, {}],
      ['a cancelled order', { isCancelled: true }, [], noon, {}],
      ['a dispatched order', { isSent: true }, [], noon, {}],
      ['an order without a deadline', { payUntil: null }, [], noon, {}],
    ])('%s', (_, change, attempts, now, consequence) => {
      const order = { ...waiting, ...change };
      expect(resolveDeadlineTransition(order, attempts, now)).toEqual({ ...none, ...consequence });
    });
  });

  describe('canStartPayment', () => {
    it.each<[string, Partial<OrderPaymentData>, PaymentAttemptState[], boolean]>([
      ['an unpaid order', {}, [], true],
      ['an order with an open attempt', {}, ['open'], true],
      ['an order with failed attempts', {}, ['failed', 'expired'], true],
      ['an order without a deadline', { payUntil: null }, [], true],
      ['an order past its deadline', { payUntil: noon - 1 }, [], false],
      ['a paid order', { isPaid: true }, ['paid'], false],
      ['a cancelled order', { isCancelled: true }, [], false],
      ['an order with a direct debit in progress', {}, ['processing'], false],
      ['an order with a payment under review', {}, ['differs'], false],
    ])('%s: %s', (_, change, attempts, may) => {
      expect(canStartPayment({ ...waiting, ...change }, attempts, noon - 1)).toBe(may);
    });
  });
});
