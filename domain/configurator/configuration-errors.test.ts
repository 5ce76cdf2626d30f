import { describe, expect, it } from 'vitest';
import {
  formatPriceChange,
  parsePriceChange,
  isMountError,
  formatMountConflictError,
  formatNotFittingError,
} from './configuration-errors';

describe('price change error', () => {
  const pieces = [
    { sku: 'LU11.25.H.M.GR', cents: 279_500 },
    { sku: 'ZB.CHA.80.TG', cents: 2_905 },
  ];

  describe('changed configuration price', () => {
    it('round-trips the price change message', () => {
      const text = formatPriceChange(pieces);
      expect(text).toBe(
        'The price of the configuration has changed: 2824.05 (LU11.25.H.M.GR 2795.00, ZB.CHA.80.TG 29.05)',
      );
      expect(parsePriceChange(text)).toEqual({ totalCents: 282_405, pieces });
    });

    it.each([
      [
        'parses a total without items',
        'The price of the configuration has changed: 12.00',
        { totalCents: 1_200, pieces: [] },
      ],
      ['returns null for another rejection', 'Product with id x is not available', null],
      ['returns null without an amount', 'The price of the configuration has changed: soon', null],
      ['returns null for an empty message', '', null],
      [
        'skips an invalid item',
        'The price of the configuration has changed: 12.00 (A.1 2.00, soon, B 10.00)',
        {
          totalCents: 1_200,
          pieces: [
            { sku: 'A.1', cents: 200 },
            { sku: 'B', cents: 1_000 },
          ],
        },
      ],
      [
        'returns null for an overlong message',
        `The price of the configuration has changed: 12.00 (${'A 1.00, '.repeat(700)}B 1.00)`,
        null,
      ],
    ])('%s', (_, message, expected) => {
      expect(parsePriceChange(message)).toEqual(expected);
    });
  });
});

describe('mount rejection', () => {
  it.each([
    [formatNotFittingError('ZB.KOL.16.SW', 'LO11.25.T.M.TG'), true],
    [formatMountConflictError('ZB.KOL.16.SW', 'ZB.MOA.25.SW'), true],
    ['Product with id ZB.KOL.16.SW is not available', false],
    ['Configuration code is not valid', false],
    ['', false],
  ])('%j', (message, expected) => {
    expect(isMountError(message)).toBe(expected);
  });
});
