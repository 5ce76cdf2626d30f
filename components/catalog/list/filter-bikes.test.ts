import { describe, expect, it } from 'vitest';
import { emptyRangeFilters } from '@/domain/catalog/range-filters';
import { toIsoDay } from '@/domain/time/day';
import type { BikeCombination, BikeListItem } from '@/lib/platform/views/bike-view';
import { buildBikeIndex, filterBikes, filterByRanges } from './filter-bikes';

const combination = (
  sku: string,
  color: string,
  group: string,
  euros: number,
  date: string | null,
): BikeCombination => ({
  ...{ sku, color, group, shape: 'diamond', priceCents: euros * 100 },
  availability: date === null ? { kind: 'now' } : { kind: 'date', date: toIsoDay(date) },
});

const bike = (slug: string, combinations: readonly BikeCombination[]): BikeListItem => ({
  slug,
  name: slug,
  kinds: [],
  subcategory: { slug: 'stadt', name: 'Stadt', hex: null },
  colors: [],
  hasMotor: false,
  combinations,
  drives: {
    L: { weightGrams: 13_000, torqueNm: null, batteryWh: null },
    W: { weightGrams: 17_000, torqueNm: 23, batteryWh: 353 },
  },
  sides: null,
});

const index = buildBikeIndex([
  bike('ludwig', [
    combination('L.SA', 'sand', 'hub', 2495, '2026-12-24'),
    combination('L.RO', 'rost', 'hub', 2795, '2026-12-04'),
  ]),
  bike('wilhelm', [
    combination('W.GR', 'graphit', 'pinion', 4290, null),
    combination('W.RO', 'rost', 'pinion', 4190, '2027-01-12'),
  ]),
]);

const listResult = (
  selection = {},
  sort: 'delivery' | 'price-asc' | 'name' = 'name',
  entries = index,
) =>
  filterBikes(entries, selection, sort, 'de').map(({ sku, priceCents, isFrom, earlierVariant }) => [
    sku,
    priceCents / 100,
    isFrom,
    earlierVariant?.sku ?? null,
  ]);

describe('filterBikes', () => {
  it.each(['name', 'price-asc'] as const)(
    'shows the lowest price with its own date sorted by %s, and names earlier variants',
    (sort) => {
      expect(listResult({}, sort)).toEqual([
        ['L.SA', 2495, true, 'L.RO'],
        ['W.RO', 4190, true, 'W.GR'],
      ]);
      expect(filterBikes(index, {}, sort, 'de')[0]?.availability).toEqual({
        kind: 'date',
        date: '2026-12-24',
      });
    },
  );

  it('sorts by the earliest delivery and shows the price of that variant', () => {
    expect(listResult({}, 'delivery')).toEqual([
      ['W.RO', 4190, true, 'W.GR'],
      ['L.SA', 2495, true, 'L.RO'],
    ]);
  });

  it('shows the cheapest variant of the same date, and the manufacturer’s first among equals', () => {
    const greta = buildBikeIndex([
      bike('greta', [
        combination('L.SA', 'sand', 'hub', 2795, null),
        combination('L.GR', 'graphit', 'belt', 2495, null),
        combination('L.RO', 'rost', 'belt', 2495, null),
      ]),
    ]);
    expect(listResult({}, 'name', greta)).toEqual([['L.GR', 2495, true, null]]);
  });

  it('considers only variants that match the filters', () => {
    expect(listResult({ colors: ['rost'] }, 'delivery')).toEqual([
      ['L.RO', 2795, false, null],
      ['W.RO', 4190, false, null],
    ]);
  });

  it('omits a model when no single variant matches all filters', () => {
    expect(listResult({ colors: ['sand'], transmission_group: ['pinion'] })).toEqual([]);
  });
});

it.each([
  [{ priceTo: 2500 }, ['L.SA']],
  [{ until: toIsoDay('2026-12-10') }, ['L.RO', 'W.GR']],
  // The cheaper bike is available too late, and the earlier one is too expensive, so no bike matches both filters.
  [{ priceTo: 2500, until: toIsoDay('2026-12-10') }, []],
  [{ weightTo: 14 }, ['L.SA', 'L.RO']],
  [{ torqueFrom: 23, priceTo: 4200 }, ['W.RO']],
  [{}, ['L.SA', 'L.RO', 'W.GR', 'W.RO']],
])('range filters %j match %j', (limits, expected) => {
  const arrivals = {
    now: [toIsoDay('2026-11-25'), toIsoDay('2026-11-27')],
    '2026-12-04': [toIsoDay('2026-12-07'), toIsoDay('2026-12-09')],
    '2026-12-24': [toIsoDay('2026-12-28'), toIsoDay('2026-12-30')],
  } as const;
  const entries = filterByRanges(index, { ...emptyRangeFilters, ...limits }, arrivals);
  expect(entries.map(({ combination }) => combination.sku)).toEqual(expected);
});
