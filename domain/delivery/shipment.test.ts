import { describe, expect, it } from 'vitest';
import { computeOrderTimes } from './shipment';
import type { ShipmentTimes } from './shipment';
import { computeRemainingLines, splitByStock } from './split-shipment';
import { splitReturnedStock } from './split-shipment';

const nothing: ShipmentTimes = {
  ...{ assembledAt: null, dispatchedAt: null, deliveredAt: null, cancelledAt: null },
  ...{ expectedAt: 100, expectedFromAt: null, formerExpectedAt: null, trackingNumber: '' },
};

describe('order times from shipments', () => {
  it.each<[string, Partial<ShipmentTimes>[], Partial<ReturnType<typeof computeOrderTimes>>]>([
    ['one that waits', [{}], { cancelled: false, dispatchedAt: null, expectedAt: 100 }],
    [
      'one gone of two: not yet, and expected is the other',
      [{ assembledAt: 1, dispatchedAt: 2, deliveredAt: 3 }, { expectedAt: 200 }],
      { assembledAt: null, dispatchedAt: null, deliveredAt: null, expectedAt: 200 },
    ],
    [
      'both gone: when the last went',
      [
        { assembledAt: 1, dispatchedAt: 9, trackingNumber: 'A' },
        { assembledAt: 4, dispatchedAt: 5, trackingNumber: 'B' },
      ],
      { assembledAt: 4, dispatchedAt: 9, trackingNumber: 'B' },
    ],
    [
      'one gone, the other cancelled: gone',
      [{ assembledAt: 1, dispatchedAt: 2 }, { cancelledAt: 3 }],
      { cancelled: false, dispatchedAt: 2 },
    ],
    ['all cancelled', [{ cancelledAt: 3 }, { cancelledAt: 4 }], { cancelled: true }],
    ['a day nobody knows', [{}, { expectedAt: null }], { expectedAt: null }],
  ])('%s', (_name, given, expected) => {
    expect(computeOrderTimes(given.map((one) => ({ ...nothing, ...one })))).toMatchObject(expected);
  });
});

describe('split lines by stock', () => {
  const line = (id: string, productId: string, amount: number) => ({ id, productId, amount });
  const part = (id: string, amount: number) => ({ id, amount });

  it.each<[string, ReturnType<typeof line>[], [string, number][], unknown]>([
    [
      'what lies there goes first',
      [line('a', 'A', 2), line('b', 'B', 1)],
      [['A', 2]],
      { now: [part('a', 2)], later: [part('b', 1)] },
    ],
    [
      'a line is cut where only some lie there',
      [line('a', 'A', 5)],
      [['A', 3]],
      { now: [part('a', 3)], later: [part('a', 2)] },
    ],
    [
      'earlier lines of an article come first',
      [line('a', 'A', 2), line('b', 'A', 2)],
      [['A', 3]],
      { now: [part('a', 2), part('b', 1)], later: [part('b', 1)] },
    ],
    ['nothing lies there', [line('a', 'A', 1)], [], { now: [], later: [part('a', 1)] }],
  ])('%s', (_name, lines, shelf, expected) => {
    expect(splitByStock(lines, new Map(shelf))).toEqual(expected);
  });

  it.each([
    ['a part', [part('a', 1)], { leaving: [part('a', 1)], left: [part('a', 1), part('b', 1)] }],
    [
      'a line named twice',
      [part('a', 1), part('a', 1)],
      { leaving: [part('a', 2)], left: [part('b', 1)] },
    ],
    ['all', [part('a', 2), part('b', 1)], { leaving: [part('a', 2), part('b', 1)], left: [] }],
    ['too many', [part('a', 3)], null],
    ['none of it', [], null],
    ['a line that is not there', [part('c', 1)], null],
    ['no piece', [part('a', 0)], null],
  ])('computes the remaining lines when %s leaves', (_name, leaving, expected) => {
    expect(computeRemainingLines([part('a', 2), part('b', 1)], leaving)).toEqual(expected);
  });
});

describe('split returned stock', () => {
  const taken = {
    shelf: 2,
    deliveries: [
      { at: 10, amount: 1 },
      { at: 20, amount: 1 },
    ],
  };

  it.each([
    [0, { shelf: 0, deliveries: [] }, taken],
    [
      1,
      { shelf: 0, deliveries: [{ at: 20, amount: 1 }] },
      { shelf: 2, deliveries: [{ at: 10, amount: 1 }] },
    ],
    [3, { shelf: 1, deliveries: taken.deliveries }, { shelf: 1, deliveries: [] }],
    [9, taken, { shelf: 0, deliveries: [] }],
  ])('returns %i of four', (pieces, back, kept) => {
    expect(splitReturnedStock(taken, pieces)).toEqual({ back, kept });
  });
});
