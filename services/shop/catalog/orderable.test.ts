import { describe, expect, it } from 'vitest';
import { getSellableQuantity, allocateStock } from './orderable';

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

describe('piecesInStock', () => {
  it.each([
    ['the shelf', stock(3), 3],
    ['the shelf and both deliveries', stock(1, 2, 4), 7],
    ['a delivery only', stock(0, null, 4), 4],
    ['nothing known', stock(0), 0],
    ['a shelf that owes pieces', stock(-2, 3), 3],
  ])('returns %s', (_name, facts, quantity) => {
    expect(getSellableQuantity(facts)).toBe(quantity);
  });

  it('ignores a delivery without a date', () => {
    expect(getSellableQuantity({ ...stock(1), incoming1: 5 })).toBe(1);
  });
});

describe('takeFromStock', () => {
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
