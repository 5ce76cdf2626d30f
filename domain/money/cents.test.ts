import { describe, expect, it } from 'vitest';
import { addedVatCents, containedVatCents, fromCents, toCents } from './cents';

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
  ])('%f euros are %i cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  it('never gives minus zero', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  it('every amount up to 1000 euros survives the wire', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      if (toCents(fromCents(cents)) !== cents) throw new Error(`${cents} cents do not survive`);
    }
  });
});

describe('VAT in cents', () => {
  it.each([
    [279500, 19, 44626],
    [11900, 19, 1900],
    [10700, 7, 700],
    [10000, 0, 0],
    [1, 19, 0],
  ])('%i gross at %i percent contain %i', (gross, rate, vat) => {
    expect(containedVatCents(gross, rate)).toBe(vat);
  });

  it.each([
    [10000, 19, 1900],
    [1, 19, 0],
    [3, 19, 1],
    [10000, 0, 0],
  ])('%i net at %i percent get %i', (net, rate, vat) => {
    expect(addedVatCents(net, rate)).toBe(vat);
  });
});
