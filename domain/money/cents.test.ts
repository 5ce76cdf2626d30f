import { describe, expect, it } from 'vitest';
import { toEuros, toCents } from './cents';

describe('toCents', () => {
  it.each([
    [0, 0],
    [19.99, 1999],
    [1.005, 101],
    [2795, 279500],
    [0.1 + 0.2, 30],
    [8.165, 817],
    [1.0049999, 100],
    [-5, -500],
    [-1.005, -101],
    [6900.1, 690010],
  ])('converts %f euros to %i cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  it('never returns minus zero', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  it('round-trips every amount up to 1000 euros', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      if (toCents(toEuros(cents)) !== cents) throw new Error(`${cents} cents do not survive`);
    }
  });
});
