import { describe, expect, it } from 'vitest';
import { splitCents } from './split-cents';

describe('splitCents', () => {
  it.each([
    [0, [1, 2], [0, 0]],
    [100, [1, 1], [50, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [1, [3, 7], [0, 1]],
    [5000, [279_500, 20_800], [4654, 346]],
    [100, [0, 5], [0, 100]],
    [0, [], []],
    [100, [0, 0], [0, 0]],
  ])('splits %i over %j into %j', (cents, weights, parts) => {
    expect(splitCents(cents, weights)).toEqual(parts);
  });

  it('always adds up to the cent', () => {
    for (let cents = 0; cents < 500; cents += 7) {
      const weights = [cents + 1, cents * 3 + 2, 17];
      expect(splitCents(cents, weights).reduce((sum, part) => sum + part, 0)).toBe(cents);
    }
  });
});
