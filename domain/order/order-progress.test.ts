import { expect, it, describe } from 'vitest';
import {
  getDeliveryDateChange,
  canAdvanceOrder,
  type OrderStep,
  getOrderProgress,
  type OrderTimestamps,
} from './order-progress';

describe('delivery date change', () => {
  it.each([
    [null, null, null],
    ['bald', null, null],
    ['2026-12-03', null, { day: '2026-12-03', formerDay: null, movedDays: 0 }],
    [
      '2026-12-03T00:00:00+00:00',
      '2026-12-04T00:00:00+00:00',
      { day: '2026-12-03', formerDay: '2026-12-04', movedDays: -1 },
    ],
    ['2027-01-04', '2026-12-28', { day: '2027-01-04', formerDay: '2026-12-28', movedDays: 7 }],
    ['2026-12-03T08:00:00Z', '2026-12-03', { day: '2026-12-03', formerDay: null, movedDays: 0 }],
    ['2026-12-03', 'nie', { day: '2026-12-03', formerDay: null, movedDays: 0 }],
    // Daylight saving time ends in between.
    ['2026-10-26', '2026-10-24', { day: '2026-10-26', formerDay: '2026-10-24', movedDays: 2 }],
  ])('from expected %s and former %s', (expected, former, shift) => {
    expect(getDeliveryDateChange(expected, former)).toEqual(shift);
  });
});

describe('order progress', () => {
  const day = '2026-12-03T00:00:00+00:00';
  const placed: OrderTimestamps = {
    cancelled: false,
    ordered: '2026-11-21T12:00:00+00:00',
    assembled: null,
    dispatched: null,
    delivered: null,
  };

  describe('current step', () => {
    it.each<[OrderStep, Partial<OrderTimestamps>]>([
      ['ordered', {}],
      ['assembled', { assembled: day }],
      ['dispatched', { assembled: day, dispatched: day }],
      ['dispatched', { dispatched: day }],
      ['delivered', { assembled: day, dispatched: day, delivered: day }],
      ['delivered', { delivered: day }],
      ['cancelled', { cancelled: true }],
      ['cancelled', { cancelled: true, assembled: day }],
    ])('is %s for %j', (step, way) => {
      expect(getOrderProgress({ ...placed, ...way }).step).toBe(step);
    });
  });

  describe('moved delivery date', () => {
    it.each([
      [null, undefined, undefined],
      [null, day, null],
      [null, null, day],
      [null, day, '2026-12-03'],
      ['earlier', day, '2026-12-04T00:00:00+00:00'],
      ['later', day, '2026-11-30'],
    ])('is %s for expected %s and former %s', (moved, expectedDelivery, formerExpectedDelivery) => {
      const way = {
        ...placed,
        ...(expectedDelivery === undefined ? {} : { expectedDelivery }),
        ...(formerExpectedDelivery === undefined ? {} : { formerExpectedDelivery }),
      };
      expect(getOrderProgress(way).moved).toBe(moved);
    });
  });

  describe('canAdvanceOrder', () => {
    const steps: OrderStep[] = ['ordered', 'assembled', 'dispatched', 'delivered', 'cancelled'];
    const allowed = new Set([
      'ordered assembled',
      'ordered dispatched',
      'ordered delivered',
      'ordered cancelled',
      'assembled dispatched',
      'assembled delivered',
      'assembled cancelled',
      'dispatched delivered',
    ]);

    it.each(steps.flatMap((from) => steps.map((to) => [from, to] as const)))(
      'from %s to %s',
      (from, to) => {
        expect(canAdvanceOrder(from, to)).toBe(allowed.has(`${from} ${to}`));
      },
    );
  });
});
