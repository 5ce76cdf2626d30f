import { describe, expect, it } from 'vitest';
import {
  type Availability,
  getAvailabilityForQuantity,
  getAvailability,
  compareAvailability,
  getEarliestAvailability,
  getLatestAvailability,
} from './availability';
import { createTestStock } from '@/domain/catalog/variant-fixtures';
import { toIsoDay } from '@/domain/time/day';

const now: Availability = { kind: 'now' };
const unknown: Availability = { kind: 'unknown' };
const on = (date: string): Availability => ({ kind: 'date', date: toIsoDay(date) });

const first = { marmstock1: 3, marmstockDate1: '2026-12-04T00:00:00+00:00' };
const second = { marmstock2: 2, marmstockDate2: '2027-01-22T00:00:00+00:00' };

describe('getAvailability', () => {
  it.each([
    ['in stock', { stock: 1, ...first, ...second }, now],
    ['first restock', { ...first, ...second }, on('2026-12-04')],
    ['second restock only', second, on('2027-01-22')],
    [
      'first restock even if the second is earlier',
      { ...second, ...first, marmstockDate2: '2026-11-30' },
      on('2026-12-04'),
    ],
    [
      'first restock without a date',
      { ...first, ...second, marmstockDate1: null },
      on('2027-01-22'),
    ],
    ['first restock without items', { ...first, ...second, marmstock1: 0 }, on('2027-01-22')],
    ['first restock with an invalid date', { ...first, marmstockDate1: 'soon' }, unknown],
    ['no data', {}, unknown],
    ['oversold', { stock: -2, ...first }, on('2026-12-04')],
  ])('%s', (_name, facts, expected) => {
    expect(getAvailability(createTestStock(facts))).toEqual(expected);
  });
});

describe('getAvailabilityForQuantity', () => {
  const facts = createTestStock({ stock: 2, ...first, ...second });

  it.each([
    [0, now],
    [1, now],
    [2, now],
    [3, on('2026-12-04')],
    [5, on('2026-12-04')],
    [6, on('2027-01-22')],
    [7, on('2027-01-22')],
    [8, unknown],
  ])('for a quantity of %i from 2 + 3 + 2', (amount, expected) => {
    expect(getAvailabilityForQuantity(amount, facts)).toEqual(expected);
  });

  it('waits for both restocks in any date order', () => {
    const swapped = createTestStock({ ...first, ...second, marmstockDate2: '2026-11-30' });
    expect(getAvailabilityForQuantity(5, swapped)).toEqual(on('2026-12-04'));
  });

  it('ignores oversold stock', () => {
    expect(getAvailabilityForQuantity(3, createTestStock({ stock: -4, ...first }))).toEqual(
      on('2026-12-04'),
    );
  });
});

describe('compare availabilities', () => {
  const ordered = [now, on('2026-12-04'), on('2027-01-22'), unknown];

  it('sorts now, early, late, unknown', () => {
    expect([...ordered].reverse().sort(compareAvailability)).toEqual(ordered);
    expect(compareAvailability(on('2026-12-04'), on('2026-12-04'))).toBe(0);
  });

  it('treats unknown as the latest', () => {
    expect(getLatestAvailability(ordered)).toEqual(unknown);
    expect(getLatestAvailability([on('2027-01-22'), on('2026-12-04')])).toEqual(on('2027-01-22'));
    expect(getLatestAvailability([])).toEqual(now);
  });

  it('treats now as the earliest', () => {
    expect(getEarliestAvailability(ordered)).toEqual(now);
    expect(getEarliestAvailability([])).toEqual(unknown);
  });
});
