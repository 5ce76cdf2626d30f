import { describe, expect, it } from 'vitest';
import {
  computeCredit,
  invoicePaymentId,
  isWithinCreditLimit,
  type CreditOrder,
} from './payment-terms';

const owed = (totalCents: number, other: Partial<CreditOrder> = {}): CreditOrder => ({
  paymentId: invoicePaymentId,
  totalCents,
  isPaid: false,
  isCancelled: false,
  ...other,
});

describe('computeCredit', () => {
  it.each([
    ['no orders', 100_000, [], 0, 100_000],
    ['open orders add up', 100_000, [owed(30_000), owed(20_000)], 50_000, 50_000],
    ['paid orders do not count', 100_000, [owed(30_000, { isPaid: true })], 0, 100_000],
    ['cancelled orders do not count', 100_000, [owed(30_000, { isCancelled: true })], 0, 100_000],
    [
      'other payment methods do not count',
      100_000,
      [owed(30_000, { paymentId: 'oxidpaypal' })],
      0,
      100_000,
    ],
    ['a limit below the open amount', 100_000, [owed(130_000)], 130_000, 0],
    ['a limit of zero', 0, [], 0, 0],
    ['no limit', null, [owed(30_000)], 30_000, null],
  ])('%s', (_, limit, orders, openCents, freeCents) => {
    expect(computeCredit(limit, orders)).toEqual({ limitCents: limit, openCents, freeCents });
  });
});

describe('isWithinCreditLimit', () => {
  it.each([
    [100_000, 0, 100_000, true],
    [100_000, 0, 100_001, false],
    [100_000, 60_000, 40_000, true],
    [100_000, 60_000, 40_001, false],
    [100_000, 120_000, 1, false],
    [0, 0, 1, false],
    [0, 0, 0, true],
    [null, 5_000_000, 9_000_000, true],
  ])('with limit %s, open amount %s and order %s: %s', (limit, open, order, covered) => {
    expect(isWithinCreditLimit(computeCredit(limit, open > 0 ? [owed(open)] : []), order)).toBe(
      covered,
    );
  });
});
