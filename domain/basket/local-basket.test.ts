import { describe, expect, it } from 'vitest';
import {
  addLocalLine,
  formatLocalLines,
  isLocalProductId,
  type LocalBasketLine,
  parseLocalLines,
  removeLocalLine,
} from './local-basket';

const line = (productId: string, amount = 1): LocalBasketLine => ({ productId, amount });
const lines = (count: number, length = 8, amount = 1) =>
  Array.from({ length: count }, (_, index) => line(String(index).padStart(length, '0'), amount));

describe('addLocalLine', () => {
  it.each([
    ['a first line', [], line('a', 2), [line('a', 2)]],
    ['another product', [line('a')], line('b'), [line('a'), line('b')]],
    ['the same product', [line('a'), line('b')], line('a', 98), [line('a', 99), line('b')]],
    ['the hundredth line', lines(99), line('z'), [...lines(99), line('z')]],
    [
      'the five hundredth piece',
      lines(6, 8, 80),
      line('z', 20),
      [...lines(6, 8, 80), line('z', 20)],
    ],
  ])('adds %s', (_, before, added, after) => {
    expect(addLocalLine(before, added)).toEqual({ ok: true, lines: after });
  });

  it.each([
    ['no quantity', [], line('a', 0), 'The amount must be a whole number from 1 to 99'],
    ['a fraction', [], line('a', 1.5), 'The amount must be a whole number from 1 to 99'],
    ['a negative quantity', [], line('a', -1), 'The amount must be a whole number from 1 to 99'],
    ['no number', [], line('a', NaN), 'The amount must be a whole number from 1 to 99'],
    [
      'more than a line',
      [line('a', 99)],
      line('a'),
      'The amount must be a whole number from 1 to 99',
    ],
    [
      'more than a basket',
      lines(6, 8, 80),
      line('z', 21),
      'A basket holds no more than 500 pieces',
    ],
    ['line 101', lines(100), line('z'), 'A basket holds no more than 100 lines'],
    [
      'more than a cookie',
      lines(56, 64),
      line('z'.repeat(64)),
      'A basket holds no more than 56 lines',
    ],
  ])('rejects %s', (_, before, added, message) => {
    expect(addLocalLine(before, added)).toEqual({ ok: false, message });
  });

  it('holds a hundred lines with ids of 32 characters', () => {
    expect(addLocalLine(lines(99, 32), line('f'.repeat(32))).ok).toBe(true);
  });
});

describe('removeLocalLine', () => {
  it.each([
    ['a part', 1, [line('a', 2), line('b')]],
    ['the whole line', 3, [line('b')]],
    ['more than the line', 9, [line('b')]],
    ['everything as 0', 0, [line('b')]],
  ])('removes %s', (_, amount, after) => {
    expect(removeLocalLine([line('a', 3), line('b')], line('a', amount))).toEqual({
      ok: true,
      lines: after,
    });
  });

  it.each([
    ['an unknown line', line('c'), 'Basket item with id c not found in your basket local'],
    ['a negative quantity', line('a', -1), 'The amount must be a whole number from 0 to 99'],
  ])('rejects %s', (_, removed, message) => {
    expect(removeLocalLine([line('a')], removed)).toEqual({ ok: false, message });
  });
});

describe('text of the lines', () => {
  it.each([
    ['no lines', [], ''],
    [
      'ids of OXID',
      [line('05848170643ab0deb9914566391c0c63', 2)],
      '05848170643ab0deb9914566391c0c63*2',
    ],
    ['SKUs', [line('LU11.25.H.M.TG'), line('ZB-1_x', 99)], 'LU11.25.H.M.TG*1~ZB-1_x*99'],
    ['other characters', [line('a b~*!ü€')], 'a!0020b!007e!002a!0021!00fc!20ac*1'],
  ])('keeps %s', (_, list, text) => {
    expect(formatLocalLines(list)).toBe(text);
    expect(parseLocalLines(text)).toEqual(list);
    expect(encodeURIComponent(text)).toBe(text);
  });

  it.each([
    'a',
    'a*',
    '*1',
    'a*0',
    'a*01',
    'a*100',
    'a*-1',
    'a*1.5',
    'a*1~',
    '~',
    'a*1~a*2',
    'a b*1',
    'a!00zz*1',
    `${'a'.repeat(65)}*1`,
    formatLocalLines(lines(101)),
    formatLocalLines(lines(90, 64)),
  ])('is not %s', (text) => {
    expect(parseLocalLines(text)).toBeNull();
  });
});

it.each([
  ['a', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  [null, false],
  [7, false],
])('isLocalProductId(%j) is %s', (id, expected) => {
  expect(isLocalProductId(id)).toBe(expected);
});
