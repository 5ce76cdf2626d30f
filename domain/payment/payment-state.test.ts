import { expect, it, describe } from 'vitest';
import {
  computeOutstandingRefundCents,
  type PaymentStateInput,
  type PaymentState,
  getPaymentState,
  computeRefundableCents,
} from './payment-state';

describe('refundable credit', () => {
  it.each([
    ['a partial credit', [4_050], [], 4_050],
    ['the rest after an earlier refund', [4_050, 1_000], [4_050], 1_000],
    ['nothing twice', [4_050], [4_050], 0],
    ['no more than the paid amount', [99_999], [], 10_000],
    ['nothing after another full refund', [1_000], [10_000], 0],
  ])('refunds %s', (_name, creditedCents, refundedCents, expected) => {
    expect(computeOutstandingRefundCents({ paidCents: 10_000, creditedCents, refundedCents })).toBe(
      expected,
    );
  });
});

describe('payment state', () => {
  const facts: PaymentStateInput = {
    isOnInvoice: false,
    isCancelled: false,
    paidAt: null,
    totalCents: 10_000,
    attempts: [],
    refunds: [],
  };
  const attempt = (state: PaymentStateInput['attempts'][number]['state'], isDisputed = false) => ({
    attempts: [{ state, isDisputed }],
  });
  const paid = { ...attempt('paid'), paidAt: 1 };
  const back = (amountCents: number, state: PaymentStateInput['refunds'][number]['state']) => ({
    ...paid,
    refunds: [{ amountCents, state }],
  });

  it.each<[PaymentState, Partial<PaymentStateInput>]>([
    ['open', {}],
    ['open', attempt('open')],
    ['open', attempt('failed')],
    ['open', attempt('expired')],
    ['processing', attempt('processing')],
    ['paid', paid],
    ['paid', { paidAt: 1 }],
    ['paid', { ...paid, isCancelled: true }],
    ['ended', { isCancelled: true }],
    ['ended', { ...attempt('processing'), isCancelled: true }],
    ['onInvoice', { isOnInvoice: true }],
    ['paid', { isOnInvoice: true, paidAt: 1 }],
    ['partlyRefunded', back(4_000, 'succeeded')],
    ['partlyRefunded', back(4_000, 'pending')],
    ['refunded', back(10_000, 'pending')],
    ['refunded', back(10_000, 'succeeded')],
    ['paid', back(10_000, 'failed')],
    ['disputed', { ...attempt('paid', true), paidAt: 1 }],
    ['examined', attempt('differs')],
  ])('is %s for %j', (state, fields) => {
    expect(getPaymentState({ ...facts, ...fields })).toBe(state);
  });

  describe('refundable amount', () => {
    it.each([
      [0, {}],
      [10_000, paid],
      [6_000, back(4_000, 'succeeded')],
      [6_000, back(4_000, 'pending')],
      [10_000, back(4_000, 'failed')],
      [0, back(10_000, 'succeeded')],
      [0, back(12_000, 'succeeded')],
    ])('is %i cents for %j', (cents, fields) => {
      expect(computeRefundableCents({ ...facts, ...fields })).toBe(cents);
    });
  });
});
