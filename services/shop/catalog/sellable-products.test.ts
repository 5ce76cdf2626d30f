import { describe, expect, it } from 'vitest';
import { getSellableQuantity, allocateStock } from './sellable-products';

const stock = (
  amount: number,
  incoming1: number | null = null,
  incoming2: number | null = null,
) => ({
  amount,
  incoming1,
  incoming1At: incoming1 === null ? null : 1,
  incoming2,
  incoming2At: incoming2 === null ? null : 2,
});

describe('getSellableQuantity', () => {
  it.each([
    ['the stock', stock(3), 3],
    ['the stock and both restocks', stock(1, 2, 4), 7],
    ['a restock only', stock(0, null, 4), 4],
    ['zero without data', stock(0), 0],
    ['the restock minus oversold pieces', stock(-2, 3), 3],
  ])('returns %s', (_name, facts, quantity) => {
    expect(getSellableQuantity(facts)).toBe(quantity);
  });

  it('ignores a restock without a date', () => {
    expect(getSellableQuantity({ ...stock(1), incoming1: 5 })).toBe(1);
  });
});

describe('allocateStock', () => {
  it.each([
    [1, stock(1, 2, 4)],
    [2, stock(0, 2, 4)],
    [4, stock(0, 0, 4)],
    [5, stock(0, 0, 3)],
    [8, stock(0, 0, 0)],
    [9, null],
  ])('allocates %i from 2 in stock and 2 and 4 incoming', (amount, left) => {
    expect(allocateStock(stock(2, 2, 4), amount)).toEqual(left);
  });
});
