import { describe, expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import {
  isHoldReminderDue,
  isWithdrawalLink,
  resolveWithdrawalResponse,
  resolveWithdrawalDeclaration,
  computeWithdrawalResult,
} from './withdrawal';

describe('hold reminder', () => {
  it.each([
    ['before three days', 3 * dayMs - 1, null, false],
    ['after three days', 3 * dayMs, null, true],
    ['after the first reminder', 4 * dayMs, 3 * dayMs, false],
    ['after ten days', 10 * dayMs, 3 * dayMs, true],
    ['after ten days without a reminder', 12 * dayMs, null, true],
    ['after both reminders', 30 * dayMs, 10 * dayMs, false],
  ])('%s', (_, now, remindedAt, isDue) => {
    expect(isHoldReminderDue(0, remindedAt, now)).toBe(isDue);
  });
});

describe('withdrawal response', () => {
  it.each([
    ['pending', 'confirm', 'act'],
    ['pending', 'reject', 'act'],
    ['effective', 'confirm', 'done'],
    ['effective', 'reject', 'late'],
    ['rejected', 'reject', 'done'],
    ['rejected', 'confirm', 'late'],
    ['released', 'confirm', 'late'],
    ['released', 'reject', 'late'],
    ['closed', 'confirm', 'late'],
    ['unmatched', 'confirm', 'late'],
  ] as const)('for a %s declaration answered with %s', (state, answer, verdict) => {
    expect(resolveWithdrawalResponse(state, answer)).toBe(verdict);
  });

  it('validates the format of a withdrawal link', () => {
    const half = 'a0'.repeat(16);
    expect(isWithdrawalLink(`${half}-${half}`)).toBe(true);
    for (const link of ['', half, `${half}-${half}0`, `${half}-${half.toUpperCase()}`])
      expect(isWithdrawalLink(link)).toBe(false);
  });
});

describe('withdrawal declaration', () => {
  const order = { isDealers: false, isCancelled: false, isWithdrawn: false, wasRejected: false };

  it.each([
    ['no order', null, false, 'unmatched', null],
    ['no order, signed in', null, true, 'unmatched', null],
    ['the signed-in buyer', order, true, 'effective', 'withdraw'],
    ['a visitor who is not signed in', order, false, 'pending', 'hold'],
    ['a visitor after a rejection', { ...order, wasRejected: true }, false, 'pending', null],
    ['the buyer after a rejection', { ...order, wasRejected: true }, true, 'effective', 'withdraw'],
    ['a dealer', { ...order, isDealers: true }, true, 'closed', null],
    ['a cancelled order', { ...order, isCancelled: true }, true, 'closed', null],
    ['an order with an earlier withdrawal', { ...order, isWithdrawn: true }, false, 'closed', null],
  ] as const)('resolves a declaration for %s', (_, about, isBuyer, state, effect) => {
    expect(resolveWithdrawalDeclaration(about, isBuyer)).toEqual({ state, effect });
  });
});

describe('withdrawal result', () => {
  const bicycle = { isSent: true, isBicycle: true };
  const parcel = { isSent: true, isBicycle: false };
  const waiting = { isSent: false, isBicycle: true };

  it.each([
    ['nothing dispatched', [waiting], { isCancelled: true, hasBicycles: false, hasParcels: false }],
    ['a bicycle', [bicycle], { isCancelled: false, hasBicycles: true, hasParcels: false }],
    ['a parcel', [parcel], { isCancelled: false, hasBicycles: false, hasParcels: true }],
    ['both', [bicycle, parcel], { isCancelled: false, hasBicycles: true, hasParcels: true }],
    [
      'one of two shipments',
      [parcel, waiting],
      { isCancelled: true, hasBicycles: false, hasParcels: true },
    ],
  ])('describes which goods the customer has: %s', (_, parts, wanted) => {
    expect(computeWithdrawalResult('paid', parts)).toEqual({ money: 'paid', ...wanted });
  });
});
