import { describe, expect, it } from 'vitest';
import { isoDay } from '../time/day';
import {
  type BikeLimits,
  isWithin,
  type LimitedFacts,
  limitsQuery,
  noLimits,
  readLimits,
  wishesIn,
  withoutWish,
} from './bike-limits';

const read = (query: string) => readLimits(new URLSearchParams(query));

describe('limits in an address', () => {
  it.each<[string, Partial<BikeLimits>]>([
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
    ['until=2027-05-16', { until: isoDay('2027-05-16') }],
    ['until=2027-02-30', {}],
    ['until=pfingsten', {}],
    ['until=2026-12-24&until=', { until: isoDay('2026-12-24') }],
    ['until=2026-12-24&until=2027-01-31', { until: isoDay('2027-01-31') }],
  ])('%s', (query, limits) => {
    expect(read(query)).toEqual({ ...noLimits, ...limits });
  });

  it.each(['', 'until=2026-12-24&price_from=2000&price_to=3000&weight_to=15', 'torque_from=65'])(
    '%j is written as it was read',
    (query) => {
      expect(limitsQuery(read(query))).toBe(query);
    },
  );

  it('takes a wish away whole', () => {
    const limits = read('price_from=1&price_to=2&weight_to=3');
    expect(wishesIn(limits)).toEqual(['price', 'weight']);
    expect(withoutWish(limits, 'price')).toEqual({ ...noLimits, weightTo: 3 });
  });
});

describe('what is within', () => {
  const emil: LimitedFacts = {
    priceCents: 429_500,
    weightGrams: 18_200,
    torqueNm: 23,
    batteryWh: 353,
    arrivesUntil: isoDay('2026-12-14'),
  };
  const ludwig: LimitedFacts = {
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
  ])('%s: Emil %s, Ludwig %s', (query, isEmil, isLudwig) => {
    expect([isWithin(emil, read(query)), isWithin(ludwig, read(query))]).toEqual([
      isEmil,
      isLudwig,
    ]);
  });
});
