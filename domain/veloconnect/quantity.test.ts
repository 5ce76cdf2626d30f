import { expect, it } from 'vitest';
import { amountText, isPieceUnit, readIndicator, readQuantity } from './quantity';

it.each<[string, number | null]>([
  ['3', 3],
  [' 3 ', 3],
  ['3.00', 3],
  ['3,0', 3],
  ['0', 0],
  ['+2', 2],
  ['3.5', null],
  ['-1', null],
  ['', null],
  ['viele', null],
  ['99999999999', null],
  ['2000000', null],
  ['1e3', null],
])('the quantity %j is %j', (text, pieces) => {
  expect(readQuantity(text)).toBe(pieces);
});

it.each<[string, boolean | null]>([
  ['true', true],
  ['True', true],
  ['1', true],
  ['false', false],
  ['False', false],
  ['0', false],
  ['yes', null],
  ['', null],
])('the indicator %j is %j', (text, value) => {
  expect(readIndicator(text)).toBe(value);
});

it.each([
  [149500, '1495.00'],
  [5, '0.05'],
  [0, '0.00'],
  [-1250, '-12.50'],
])('%i cents are %s', (cents, text) => {
  expect(amountText(cents)).toBe(text);
});

it.each<[string | null, boolean]>([
  [null, true],
  ['', true],
  ['EA', true],
  [' ea ', true],
  ['C62', true],
  ['Stk', true],
  ['PR', false],
  ['PK', false],
  ['SET', false],
  ['MTR', false],
])('the unit %j means pieces: %j', (code, isPiece) => {
  expect(isPieceUnit(code)).toBe(isPiece);
});
