import { describe, expect, it } from 'vitest';
import { canMoveOn, type OrderStep, orderProgress, type OrderWay } from './progress';

const day = '2026-12-03T00:00:00+00:00';
const placed: OrderWay = {
  cancelled: false,
  ordered: '2026-11-21T12:00:00+00:00',
  assembled: null,
  dispatched: null,
  delivered: null,
};

describe('the step', () => {
  it.each<[OrderStep, Partial<OrderWay>]>([
    ['ordered', {}],
    ['assembled', { assembled: day }],
    ['dispatched', { assembled: day, dispatched: day }],
    ['dispatched', { dispatched: day }],
    ['delivered', { assembled: day, dispatched: day, delivered: day }],
    ['delivered', { delivered: day }],
    ['cancelled', { cancelled: true }],
    ['cancelled', { cancelled: true, assembled: day }],
  ])('%s: %j', (step, way) => {
    expect(orderProgress({ ...placed, ...way }).step).toBe(step);
  });
});

describe('the expected day', () => {
  it.each([
    [null, undefined, undefined],
    [null, day, null],
    [null, null, day],
    [null, day, '2026-12-03'],
    ['earlier', day, '2026-12-04T00:00:00+00:00'],
    ['later', day, '2026-11-30'],
  ])('moved %s: %s after %s', (moved, expectedDelivery, formerExpectedDelivery) => {
    const way = {
      ...placed,
      ...(expectedDelivery === undefined ? {} : { expectedDelivery }),
      ...(formerExpectedDelivery === undefined ? {} : { formerExpectedDelivery }),
    };
    expect(orderProgress(way).moved).toBe(moved);
  });
});

describe('canMoveOn', () => {
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
      expect(canMoveOn(from, to)).toBe(allowed.has(`${from} ${to}`));
    },
  );
});
