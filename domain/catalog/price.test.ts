import { describe, expect, it } from 'vitest';
import { findPriceReduction, findLowestPriceCents, hasPriceRange, isBelowListPrice } from './price';

describe('prices', () => {
  it('finds the lowest price', () => {
    expect(
      findLowestPriceCents([{ priceCents: 300 }, { priceCents: 100 }, { priceCents: 200 }]),
    ).toBe(100);
    expect(findLowestPriceCents([])).toBeNull();
    expect(hasPriceRange([{ priceCents: 300 }, { priceCents: 100 }])).toBe(true);
    expect(hasPriceRange([{ priceCents: 300 }, { priceCents: 300 }])).toBe(false);
  });

  it.each([
    ['unknown', 100, null, null],
    ['the same', 100, 100, null],
    ['lower', 120, 100, null],
    ['higher', 75, 100, { fromCents: 100, percent: 25 }],
    ['marginally higher', 9999, 10000, { fromCents: 10000, percent: 0 }],
    ['rounded down', 66667, 100000, { fromCents: 100000, percent: 33 }],
    // The outlet's Ludwig: 25 percent below the recommended 2,395 €, 16 percent below its previous price.
    ['the outlet’s Ludwig', 179_000, 215_000, { fromCents: 215_000, percent: 16 }],
  ])('compares a reduction with the 30-day lowest price: %s', (_, priceCents, lowest, expected) => {
    expect(findPriceReduction({ priceCents, lowestPrice30DaysCents: lowest })).toEqual(expected);
  });

  it.each([
    [100, null, false],
    [100, 100, false],
    [120, 100, false],
    [99, 100, true],
  ])('%i with list price %j is below the list price: %s', (priceCents, listPriceCents, isBelow) => {
    expect(isBelowListPrice({ priceCents, listPriceCents })).toBe(isBelow);
  });
});
