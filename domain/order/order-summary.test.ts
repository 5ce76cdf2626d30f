import { describe, expect, it } from 'vitest';
import {
  findLeadingLine,
  buildOrderSummary,
  findActiveOrder,
  findNewestUnpaidOrder,
} from './order-summary';
import type { OrderStep } from './order-progress';
import type { PaymentState } from '@/domain/payment/payment-state';

describe('order summary', () => {
  const ludwig = { sku: 'LU11.25.H.M.TG', title: 'Ludwig', amount: 1, lineCents: 279_500 };
  const siegfried = { sku: 'SI.25.H.M.RS', title: 'Siegfried', amount: 1, lineCents: 159_500 };
  const bag = { sku: 'ZB.SPA.20.SW', title: 'Hecktasche Spandau', amount: 1, lineCents: 14_900 };
  const bell = { sku: 'ZB.KRE.42.MS', title: 'Klingel Kreuzberg', amount: 2, lineCents: 9_000 };
  const wheels = { sku: 'ZB.RAD.28.SW', title: 'Laufräder', amount: 1, lineCents: 300_000 };

  describe('buildOrderSummary', () => {
    it.each([
      ['one bicycle', [siegfried], { title: 'Siegfried', amount: 1, others: 0, isBike: true }],
      [
        'a bicycle before its parts',
        [bell, ludwig],
        { title: 'Ludwig', amount: 1, others: 2, isBike: true },
      ],
      [
        'a bicycle before more expensive items',
        [wheels, ludwig],
        { title: 'Ludwig', amount: 1, others: 1, isBike: true },
      ],
      [
        'the more expensive of two bicycles',
        [siegfried, ludwig],
        { title: 'Ludwig', amount: 1, others: 1, isBike: true },
      ],
      [
        'the most expensive accessory',
        [bell, bag],
        { title: 'Hecktasche Spandau', amount: 1, others: 2, isBike: false },
      ],
      [
        'several pieces of one item',
        [bell],
        { title: 'Klingel Kreuzberg', amount: 2, others: 0, isBike: false },
      ],
    ])('%s', (_rule, lines, summary) => {
      expect(buildOrderSummary(lines)).toEqual(summary);
    });

    it('uses the first of equal lines as leading line', () => {
      const other = { ...bag, title: 'Hecktasche Tegel' };
      expect(findLeadingLine([bag, other])).toBe(bag);
    });

    it('returns null for an order without lines', () => {
      expect(buildOrderSummary([])).toBeNull();
      expect(findLeadingLine([])).toBeNull();
    });
  });
});

describe('active order', () => {
  /** Later orders may have lower numbers. */
  const order = (day: number, step: OrderStep) => ({
    orderNumber: 900 - day,
    orderedAt: `2026-11-0${day}T10:00:00Z`,
    step,
  });

  it.each<[string, { orderedAt: string; step: OrderStep }[], number | null]>([
    ['none without orders', [], null],
    ['an order that was just placed', [order(1, 'ordered')], 1],
    [
      'an order in transit before a delivered one',
      [order(3, 'delivered'), order(2, 'dispatched')],
      2,
    ],
    [
      'the newest of several orders',
      [order(2, 'dispatched'), order(4, 'ordered'), order(3, 'assembled')],
      4,
    ],
    ['no cancelled order', [order(5, 'cancelled'), order(1, 'delivered')], null],
  ])('%s', (_rule, orders, expected) => {
    const found = findActiveOrder(orders)?.orderedAt.slice(9, 10);
    expect(found === undefined ? null : Number(found)).toBe(expected);
  });
});

describe('newest unpaid order', () => {
  const order = (id: string, orderedAt: string | null, state: PaymentState | null) => ({
    id,
    orderedAt,
    money: state === null ? null : { state },
  });

  it.each([
    ['none without orders', [], undefined],
    ['none when all are paid', [order('a', '2026-11-01', 'paid')], undefined],
    ['no order on invoice', [order('a', '2026-11-01', 'onInvoice')], undefined],
    ['none if the shop returns no payment state', [order('a', '2026-11-01', null)], undefined],
    [
      'the newest of two, in any list order',
      [order('a', '2026-11-01', 'open'), order('b', '2026-11-03', 'open')],
      'b',
    ],
    [
      'an older one when the newest is paid',
      [order('b', '2026-11-03', 'paid'), order('a', '2026-11-01', 'open')],
      'a',
    ],
  ] as const)('%s', (_rule, orders, id) => {
    expect(findNewestUnpaidOrder(orders)?.id).toBe(id);
  });
});
