import { expect, it } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import { isChangeLinkOpen, isPaymentLinkOpen } from './order-links';

const order = {
  ...{ orderedAt: 0, updatedAt: 0, isCancelled: false, paidAt: null, dispatchedAt: null },
};

it.each([
  ['of a pending order', order, 300, true, true],
  ['after a year', order, 365, false, false],
  ['29 days after the payment', { ...order, paidAt: dayMs }, 30, true, true],
  ['30 days after the payment', { ...order, paidAt: dayMs }, 31, false, true],
  ['30 days after dispatch', { ...order, dispatchedAt: dayMs }, 31, true, false],
  [
    '29 days after the cancellation',
    { ...order, isCancelled: true, updatedAt: dayMs },
    30,
    true,
    true,
  ],
  [
    '30 days after the cancellation',
    { ...order, isCancelled: true, updatedAt: dayMs },
    31,
    false,
    false,
  ],
])('checks the links %s', (_, facts, days, payment, change) => {
  const now = days * dayMs;
  expect([isPaymentLinkOpen(facts, now), isChangeLinkOpen(facts, now)]).toEqual([payment, change]);
});
