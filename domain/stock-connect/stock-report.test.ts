import { describe, expect, it } from 'vitest';
import { listRemainingCorrections, toRowCorrection, parseReportedQuantities } from './stock-report';

describe('rejected row correction', () => {
  it.each([
    ['LU11; 3', 'LU11', '3'],
    ['LU11; Ludwig, grün; 3', 'LU11', '3'],
    ['LU11; 3; Berlin', 'LU11', '3'],
    ['LU11', 'LU11', ''],
    ['; 4', '', '4'],
    ['', '', ''],
  ])('parses the row %j as sku %j and quantity %j', (text, sku, amount) => {
    const row = { line: 7, text, reason: 'empty' } as const;
    expect(toRowCorrection(row)).toEqual({ line: 7, reason: 'empty', sku, amount });
  });

  it('keeps the original line numbers of rows rejected again', () => {
    const sent = [4, 9, 12].map((line) => ({
      ...{ line, reason: 'unknownSku' as const, sku: `S${line}`, amount: '1' },
    }));
    const left = listRemainingCorrections(sent, [{ line: 2, text: '', reason: 'badAmount' }]);
    expect(left).toEqual([{ line: 9, reason: 'badAmount', sku: 'S9', amount: '1' }]);
  });
});

describe('reported quantities', () => {
  it.each([
    [
      ['3', '0', '+4', '2,00', '2.'],
      [3, 0, 4, 2, 2],
    ],
    [
      ['', 'viele', '-1', '2,5', '1e3'],
      [null, null, null, null, null],
    ],
    [
      ['1.000', '3'],
      [null, 3],
    ],
    [
      ['3,000', '12,000', '0,000', ''],
      [3, 12, 0, null],
    ],
    [['3,000'], [null]],
    [
      ['1000,000', '2'],
      [1000, 2],
    ],
  ])('parses %j as %j', (texts, amounts) => {
    expect(parseReportedQuantities(texts)).toEqual(amounts);
  });
});
