import { describe, expect, it } from 'vitest';
import { computeOrderTimes } from './shipment';
import type { ShipmentTimes } from './shipment';
import { computeRemainingLines, splitLinesByStock } from './split-shipment';
import { splitReturnedStock } from './split-shipment';

const nothing: ShipmentTimes = {
  ...{ assembledAt: null, dispatchedAt: null, deliveredAt: null, cancelledAt: null },
  ...{ expectedAt: 100, expectedFromAt: null, formerExpectedAt: null, trackingNumber: '' },
};

describe('order times from shipments', () => {
  it.each<[string, Partial<ShipmentTimes>[], Partial<ReturnType<typeof computeOrderTimes>>]>([
    ['one pending shipment', [{}], { cancelled: false, dispatchedAt: null, expectedAt: 100 }],
    [
      'one of two dispatched: the order is not, and the date is the other’s',
      [{ assembledAt: 1, dispatchedAt: 2, deliveredAt: 3 }, { expectedAt: 200 }],
      { assembledAt: null, dispatchedAt: null, deliveredAt: null, expectedAt: 200 },
    ],
    [
      'both dispatched: the time of the last one',
      [
        { assembledAt: 1, dispatchedAt: 9, trackingNumber: 'A' },
        { assembledAt: 4, dispatchedAt: 5, trackingNumber: 'B' },
      ],
      { assembledAt: 4, dispatchedAt: 9, trackingNumber: 'B' },
    ],
    [
      'one dispatched, the other cancelled: the order is dispatched',
      [{ assembledAt: 1, dispatchedAt: 2 }, { cancelledAt: 3 }],
      { cancelled: false, dispatchedAt: 2 },
    ],
    ['all shipments cancelled', [{ cancelledAt: 3 }, { cancelledAt: 4 }], { cancelled: true }],
    ['an unknown date', [{}, { expectedAt: null }], { expectedAt: null }],
  ])('%s', (_name, given, expected) => {
    expect(computeOrderTimes(given.map((one) => ({ ...nothing, ...one })))).toMatchObject(expected);
  });
});

describe('split lines by stock', () => {
  const line = (id: string, productId: string, amount: number) => ({ id, productId, amount });
  const part = (id: string, amount: number) => ({ id, amount });

  it.each<[string, ReturnType<typeof line>[], [string, number][], unknown]>([
    [
      'items in stock ship first',
      [line('a', 'A', 2), line('b', 'B', 1)],
      [['A', 2]],
      { now: [part('a', 2)], later: [part('b', 1)] },
    ],
    [
      'a partly available line is split',
      [line('a', 'A', 5)],
      [['A', 3]],
      { now: [part('a', 3)], later: [part('a', 2)] },
    ],
    [
      'earlier lines of an article get the stock first',
      [line('a', 'A', 2), line('b', 'A', 2)],
      [['A', 3]],
      { now: [part('a', 2), part('b', 1)], later: [part('b', 1)] },
    ],
    ['nothing in stock', [line('a', 'A', 1)], [], { now: [], later: [part('a', 1)] }],
  ])('%s', (_name, lines, stock, expected) => {
    expect(splitLinesByStock(lines, new Map(stock))).toEqual(expected);
  });

  it.each([
    [
      'part of a line',
      [part('a', 1)],
      { leaving: [part('a', 1)], left: [part('a', 1), part('b', 1)] },
    ],
    [
      'a line listed twice',
      [part('a', 1), part('a', 1)],
      { leaving: [part('a', 2)], left: [part('b', 1)] },
    ],
    [
      'everything',
      [part('a', 2), part('b', 1)],
      { leaving: [part('a', 2), part('b', 1)], left: [] },
    ],
    ['a quantity that is too high', [part('a', 3)], null],
    ['nothing', [], null],
    ['an unknown line', [part('c', 1)], null],
    ['a quantity of zero', [part('a', 0)], null],
  ])('computes the remaining lines when %s leaves', (_name, leaving, expected) => {
    expect(computeRemainingLines([part('a', 2), part('b', 1)], leaving)).toEqual(expected);
  });
});

describe('split returned stock', () => {
  const taken = {
    inStock: 2,
    restocks: [
      { at: 10, amount: 1 },
      { at: 20, amount: 1 },
    ],
  };

  it.each([
    [0, { inStock: 0, restocks: [] }, taken],
    [
      1,
      { inStock: 0, restocks: [{ at: 20, amount: 1 }] },
      { inStock: 2, restocks: [{ at: 10, amount: 1 }] },
    ],
    [3, { inStock: 1, restocks: taken.restocks }, { inStock: 1, restocks: [] }],
    [9, taken, { inStock: 0, restocks: [] }],
  ])('returns %i of four', (pieces, back, remaining) => {
    expect(splitReturnedStock(taken, pieces)).toEqual({ back, remaining });
  });
});
