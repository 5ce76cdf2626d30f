import { expect, it } from 'vitest';
import {
  publicPriceCountries,
  shippingCents,
  type ShippingRate,
  shippingZones,
} from './shipping-cost';

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
])('a bicycle to %s for %i cents costs %j', (countryId, cents, cost) => {
  expect(shippingCents(rates, countryId, { kind: 'bike', cents })).toBe(cost);
});

it('nothing is said of a kind that has no rate', () => {
  expect(shippingCents(rates, 'de', { kind: 'letter', cents: 100 })).toBeNull();
  expect(shippingZones(rates, { kind: 'letter', cents: 100 })).toEqual([]);
});

it('countries that are alike stand together; where the price is another, nothing is said', () => {
  expect(publicPriceCountries(rates)).toEqual(['de', 'at', 'nl']);
  expect(shippingZones(rates, { kind: 'bike', cents: 249_500 })).toEqual([
    { countryIds: ['de'], cents: 0, roadDays: [3, 5] },
    { countryIds: ['at', 'nl'], cents: 12_900, roadDays: [5, 8] },
  ]);
});
