import { describe, expect, it } from 'vitest';
import {
  clampPage,
  formatVeloconnectAmount,
  isPieceUnit,
  parseIndicator,
  parsePieceQuantity,
  hasAllSearchWords,
  splitSearchWords,
} from './veloconnect-protocol';

describe('clamp page', () => {
  it.each([
    [0, 10, 30, 0, 10],
    [-5, 10, 30, 0, 10],
    [30, 10, 30, 29, 1],
    [900, 10, 30, 29, 1],
    [0, -1, 30, 0, 0],
    [25, 10, 30, 25, 5],
    [0, 900, 300, 0, 100],
    [0, 10, 0, 0, 0],
    [7, 10, 0, 0, 0],
  ])('clamps start %i, count %i of %i to %i, %i', (startIndex, count, total, from, delivered) => {
    const page = clampPage({ startIndex, count }, total, 100);
    expect(page).toEqual({ startIndex: from, count: delivered });
  });
});

describe('quantity', () => {
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
  ])('parses the quantity %j as %j', (text, pieces) => {
    expect(parsePieceQuantity(text)).toBe(pieces);
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
  ])('parses the indicator %j as %j', (text, value) => {
    expect(parseIndicator(text)).toBe(value);
  });

  it.each([
    [149500, '1495.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-1250, '-12.50'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatVeloconnectAmount(cents)).toBe(text);
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
  ])('the unit %j means single items: %j', (code, isPiece) => {
    expect(isPieceUnit(code)).toBe(isPiece);
  });
});

describe('search words', () => {
  it.each<[string, boolean]>([
    ['', true],
    ['   ', true],
    ['ludwig', true],
    ['LUDWIG grün', true],
    ['wig 11.25', true],
    ['ludwig rot', false],
    ['NOTHING', false],
  ])('the search "%s" finds the green Ludwig: %s', (text, found) => {
    const texts = ['LU11.25.H.M.TG', 'Ludwig, Diamant, M, Tannengrün'];
    expect(hasAllSearchWords(splitSearchWords(text), texts)).toBe(found);
  });
});
