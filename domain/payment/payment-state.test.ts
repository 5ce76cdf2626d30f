import { describe, expect, it } from 'vitest';
import {
  type PaymentFacts,
  type PaymentState,
  paymentState,
  refundableCents,
} from './payment-state';

const facts: PaymentFacts = {
  isOnInvoice: false,
  isCancelled: false,
  paidAt: null,
  totalCents: 10_000,
  attempts: [],
  refunds: [],
};
const attempt = (state: PaymentFacts['attempts'][number]['state'], isDisputed = false) => ({
  attempts: [{ state, isDisputed }],
});
const paid = { ...attempt('paid'), paidAt: 1 };
const back = (amountCents: number, state: PaymentFacts['refunds'][number]['state']) => ({
  ...paid,
  refunds: [{ amountCents, state }],
});

it.each<[PaymentState, Partial<PaymentFacts>]>([
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
])('%s: %j', (state, wish) => {
  expect(paymentState({ ...facts, ...wish })).toBe(state);
});

describe('what may be given back', () => {
  it.each([
    [0, {}],
    [10_000, paid],
    [6_000, back(4_000, 'succeeded')],
    [6_000, back(4_000, 'pending')],
    [10_000, back(4_000, 'failed')],
    [0, back(10_000, 'succeeded')],
    [0, back(12_000, 'succeeded')],
  ])('%i cents of %j', (cents, wish) => {
    expect(refundableCents({ ...facts, ...wish })).toBe(cents);
  });
});
