import { expect, it } from 'vitest';
import type { OrderStep } from '../order/progress';
import { storyOrder } from './story-order';

/** Later orders need not have higher numbers. */
const order = (day: number, step: OrderStep) => ({
  orderNumber: 900 - day,
  orderedAt: `2026-11-0${day}T10:00:00Z`,
  step,
});

it.each<[string, { orderedAt: string; step: OrderStep }[], number | null]>([
  ['no orders', [], null],
  ['one that was just placed', [order(1, 'ordered')], 1],
  [
    'one on its way before one that has arrived',
    [order(3, 'delivered'), order(2, 'dispatched')],
    2,
  ],
  [
    'the newest of several',
    [order(2, 'dispatched'), order(4, 'ordered'), order(3, 'assembled')],
    4,
  ],
  ['cancelled ones never', [order(5, 'cancelled'), order(1, 'delivered')], null],
])('%s', (_rule, orders, expected) => {
  const found = storyOrder(orders)?.orderedAt.slice(9, 10);
  expect(found === undefined ? null : Number(found)).toBe(expected);
});
