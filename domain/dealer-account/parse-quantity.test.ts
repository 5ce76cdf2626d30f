import { describe, expect, it } from 'vitest';
import { isQuantityLike, parseQuantity } from './parse-quantity';

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['02', 2],
    ['2,00', 2],
    ['2.0', 2],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ["1'000", 1000],
    ['1.000,00', 1000],
    ['12.345.678', 12345678],
    ['2x', 2],
    ['2 x', 2],
    ['x 2', 2],
    ['×3', 3],
    ['2 Stk.', 2],
    ['2 Stück', 2],
    ['4 pcs', 4],
    ['２', 2],
  ])('parses %j as %d', (text, amount) => {
    expect(parseQuantity(text)).toEqual({ kind: 'amount', amount });
  });

  it.each([
    ['0', 'tooSmall'],
    ['0,00', 'tooSmall'],
    ['-3', 'tooSmall'],
    ['− 3', 'tooSmall'],
    ['', 'notNumber'],
    ['zwei', 'notNumber'],
    ['2,5', 'notNumber'],
    ['1e3', 'notNumber'],
    ['1.00.0', 'notNumber'],
    ['1.000,000.000', 'notNumber'],
    ['2 / 45,00', 'notNumber'],
    ['1234567890', 'notNumber'],
    ['=2+3', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
  ])('rejects %j as %s', (text, kind) => {
    expect(parseQuantity(text)).toEqual({ kind });
  });
});

it.each([
  ['2', true],
  ['2,5', true],
  ['-3', true],
  ['2 Stk', true],
  ['LU11', false],
  ['C1.9', false],
  ['4006381333931', false],
  ['', false],
])('%j looks like a quantity: %s', (text, is) => {
  expect(isQuantityLike(text)).toBe(is);
});
