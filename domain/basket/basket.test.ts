import { describe, expect, it } from 'vitest';
import { countPieces, isBasketOrderable, lineCents } from './basket';
import { basketAvailability, lineAvailability } from './line-availability';
import { aBasket, aLine, aBasketProduct } from './test-basket';
import { stockFacts } from '../catalog/test-variants';
import { isoDay } from '../time/day';

const gone = aLine('old', 1, { product: null });

describe('basket', () => {
  it('counts pieces', () => {
    expect(countPieces(null)).toBe(0);
    expect(countPieces(aBasket([aLine('a', 2), aLine('b', 3)]))).toBe(5);
  });

  it('prices a line by its settled amount', () => {
    expect(lineCents(aLine('a', 3))).toBe(3000);
    expect(lineCents(gone)).toBeNull();
  });

  it.each([
    ['no basket', null, false],
    ['empty', aBasket([]), false],
    ['a product no longer sold', aBasket([aLine('a', 1), gone]), false],
    ['all sold', aBasket([aLine('a', 1)]), true],
  ])('is orderable: %s', (_name, basket, expected) => {
    expect(isBasketOrderable(basket)).toBe(expected);
  });
});

describe('availability in the basket', () => {
  const product = aBasketProduct('a', {
    stock: stockFacts({ stock: 1, marmstock1: 1, marmstockDate1: '2026-12-04' }),
  });

  it.each([
    [1, { kind: 'now' }],
    [2, { kind: 'date', date: isoDay('2026-12-04') }],
    [3, { kind: 'unknown' }],
  ])('is for the whole amount of the line: %i', (amount, expected) => {
    expect(lineAvailability(product, amount)).toEqual(expected);
  });

  it('is unknown for a product no longer sold', () => {
    expect(lineAvailability(null, 1)).toEqual({ kind: 'unknown' });
  });

  const now = aLine('now', 1);
  const early = aLine('early', 1, { availability: { kind: 'date', date: isoDay('2026-12-04') } });
  const late = aLine('late', 1, { availability: { kind: 'date', date: isoDay('2027-01-22') } });
  const alsoLate = aLine('also-late', 1, {
    availability: { kind: 'date', date: isoDay('2027-01-22') },
  });
  const unknown = aLine('unknown', 1, { availability: { kind: 'unknown' } });

  it.each([
    [[now], null],
    [[now, early], early],
    [[late, early, now], late],
    [[early, alsoLate, late], alsoLate],
    [[late, unknown], unknown],
  ])('the latest line is the cause', (lines, cause) => {
    expect(basketAvailability(lines)).toEqual({
      availability: cause?.availability ?? { kind: 'now' },
      cause,
    });
  });

  it('is null for an empty basket', () => {
    expect(basketAvailability([])).toBeNull();
  });
});
