import { expect, it, describe } from 'vitest';
import {
  listPublicPriceCountries,
  computeShippingCents,
  type ShippingRate,
  listShippingZones,
  computeOrderShippingCents,
} from './shipping-cost';

describe('shipping cost', () => {
  const rate = (countryId: string, cents: number, freeFromCents: number | null): ShippingRate => ({
    countryId,
    kind: 'bike',
    cents,
    freeFromCents,
  });
  const rates = [
    rate('de', 6_900, 100_000),
    rate('at', 12_900, null),
    rate('nl', 12_900, null),
    rate('ch', 19_900, null),
  ];

  it.each([
    ['de', 99_999, 6_900],
    ['de', 100_000, 0],
    ['at', 500_000, 12_900],
    ['fr', 500_000, null],
  ])('shipping a bike to %s with goods of %i cents costs %j', (countryId, cents, cost) => {
    expect(computeShippingCents(rates, countryId, { kind: 'bike', cents })).toBe(cost);
  });

  it('returns null for a kind without a rate', () => {
    expect(computeShippingCents(rates, 'de', { kind: 'letter', cents: 100 })).toBeNull();
    expect(listShippingZones(rates, { kind: 'letter', cents: 100 })).toEqual([]);
  });

  it('groups countries with equal rates and omits countries without a public price', () => {
    expect(listPublicPriceCountries(rates)).toEqual(['de', 'at', 'nl']);
    expect(listShippingZones(rates, { kind: 'bike', cents: 249_500 })).toEqual([
      { countryIds: ['de'], cents: 0, transitDays: [3, 5] },
      { countryIds: ['at', 'nl'], cents: 12_900, transitDays: [5, 8] },
    ]);
  });
});

describe('freight', () => {
  const letter = { cents: 290, freeFromCents: 10_000 };
  const parcel = { cents: 590, freeFromCents: 10_000 };
  const bike = { cents: 6_900, freeFromCents: 100_000 };
  const bikeAbroad = { cents: 12_900, freeFromCents: null };
  const asItIs = (cents: number) => cents;
  const net = (cents: number) => Math.round((cents * 100) / 119);

  describe('shipping cost of an order', () => {
    it.each([
      ['one shipment', [parcel], 4_500, asItIs, 590],
      ['each of two shipments is charged', [letter, parcel], 4_500, asItIs, 880],
      ['both are free based on all goods of the order', [letter, bike], 284_000, asItIs, 0],
      ['one is free, the other is not', [letter, bikeAbroad], 284_000, asItIs, 12_900],
      ['free at the exact threshold', [parcel], 10_000, asItIs, 0],
      ['charged one cent below the threshold', [parcel], 9_999, asItIs, 590],
      ['free goods', [bikeAbroad], 0, asItIs, 0],
      ['no shipments', [], 4_500, asItIs, 0],
      ['each net charge is rounded separately', [letter, parcel], 4_500, net, 244 + 496],
    ])('%s', (_name, shipments, goods, charge, cents) => {
      expect(computeOrderShippingCents(shipments, goods, charge)).toBe(cents);
    });
  });
});
