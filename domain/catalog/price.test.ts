import { describe, expect, it } from 'vitest';
import { fromPriceCents, hasPriceRange, hasReduction, reductionPercent } from './price';

describe('prices', () => {
  it('from-price', () => {
    expect(fromPriceCents([{ priceCents: 300 }, { priceCents: 100 }, { priceCents: 200 }])).toBe(
      100,
    );
    expect(fromPriceCents([])).toBeNull();
    expect(hasPriceRange([{ priceCents: 300 }, { priceCents: 100 }])).toBe(true);
    expect(hasPriceRange([{ priceCents: 300 }, { priceCents: 300 }])).toBe(false);
  });

  it.each([
    [100, null, false, 0],
    [100, 100, false, 0],
    [120, 100, false, 0],
    [75, 100, true, 25],
    [99, 100, true, 1],
    [9999, 10000, true, 0],
    [66667, 100000, true, 33],
  ])('%i of %j: reduced %s, by %i percent', (priceCents, listPriceCents, reduced, percent) => {
    expect(hasReduction({ priceCents, listPriceCents })).toBe(reduced);
    expect(reductionPercent({ priceCents, listPriceCents })).toBe(percent);
  });
});
