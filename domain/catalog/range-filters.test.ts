import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import {
  type RangeFilters,
  isWithinRangeFilters,
  type FilterableBike,
  toRangeFilterQuery,
  emptyRangeFilters,
  parseRangeFilters,
  listActiveRangeFilters,
  removeRangeFilter,
} from './range-filters';

const read = (query: string) => parseRangeFilters(new URLSearchParams(query));

describe('range filter query', () => {
  it.each<[string, Partial<RangeFilters>]>([
    ['', {}],
    ['price_from=2000&price_to=3000', { priceFrom: 2000, priceTo: 3000 }],
    ['price_to=2.500', { priceTo: 2500 }],
    ['price_to=2,500+€', { priceTo: 2500 }],
    ['price_from=3000&price_to=2000', { priceFrom: 2000, priceTo: 3000 }],
    ['price_to=-5', {}],
    ['price_to=0', {}],
    ['price_to=1e9', {}],
    ['price_to=99999999999999999999', {}],
    ['price_to=2500.5', {}],
    ['price_to=', {}],
    ['price_to=<script>', {}],
    ['weight_to=12', { weightTo: 12 }],
    ['torque_from=65&battery_from=500', { torqueFrom: 65, batteryFrom: 500 }],
    ['until=2027-05-16', { until: toIsoDay('2027-05-16') }],
    ['until=2027-02-30', {}],
    ['until=pfingsten', {}],
    ['until=2026-12-24&until=', { until: toIsoDay('2026-12-24') }],
    ['until=2026-12-24&until=2027-01-31', { until: toIsoDay('2027-01-31') }],
  ])('%s', (query, limits) => {
    expect(read(query)).toEqual({ ...emptyRangeFilters, ...limits });
  });

  it.each(['', 'until=2026-12-24&price_from=2000&price_to=3000&weight_to=15', 'torque_from=65'])(
    'round-trips %j',
    (query) => {
      expect(toRangeFilterQuery(read(query))).toBe(query);
    },
  );

  it('removes all filters of a group', () => {
    const limits = read('price_from=1&price_to=2&weight_to=3');
    expect(listActiveRangeFilters(limits)).toEqual(['price', 'weight']);
    expect(removeRangeFilter(limits, 'price')).toEqual({ ...emptyRangeFilters, weightTo: 3 });
  });
});

describe('apply range filters', () => {
  const emil: FilterableBike = {
    priceCents: 429_500,
    weightGrams: 18_200,
    torqueNm: 23,
    batteryWh: 353,
    arrivesUntil: toIsoDay('2026-12-14'),
  };
  const ludwig: FilterableBike = {
    ...emil,
    ...{ priceCents: 249_500, weightGrams: 13_000, torqueNm: null, batteryWh: null },
    arrivesUntil: null,
  };

  it.each<[string, boolean, boolean]>([
    ['', true, true],
    ['price_to=2495', false, true],
    ['price_to=2494', false, false],
    ['price_from=4295', true, false],
    ['weight_to=18', false, true],
    ['weight_to=19', true, true],
    ['torque_from=23', true, false],
    ['torque_from=24', false, false],
    ['battery_from=353', true, false],
    ['until=2026-12-14', true, false],
    ['until=2026-12-13', false, false],
    ['price_to=5000&until=2026-12-24&torque_from=20', true, false],
  ])('%s includes Emil: %s, Ludwig: %s', (query, isEmil, isLudwig) => {
    expect([
      isWithinRangeFilters(emil, read(query)),
      isWithinRangeFilters(ludwig, read(query)),
    ]).toEqual([isEmil, isLudwig]);
  });
});
