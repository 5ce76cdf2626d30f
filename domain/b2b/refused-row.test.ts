import { expect, it } from 'vitest';
import { stillToRepair, toRepair } from './refused-row';

it.each([
  ['LU11; 3', 'LU11', '3'],
  ['LU11; Ludwig, grün; 3', 'LU11', '3'],
  ['LU11; 3; Berlin', 'LU11', '3'],
  ['LU11', 'LU11', ''],
  ['; 4', '', '4'],
  ['', '', ''],
])('of the row %j: number %j, amount %j', (text, sku, amount) => {
  const row = { line: 7, text, reason: 'empty' } as const;
  expect(toRepair(row)).toEqual({ line: 7, reason: 'empty', sku, amount });
});

it('keeps the lines of what is refused again', () => {
  const sent = [4, 9, 12].map((line) => ({
    ...{ line, reason: 'unknownSku' as const, sku: `S${line}`, amount: '1' },
  }));
  const left = stillToRepair(sent, [{ line: 2, text: '', reason: 'badAmount' }]);
  expect(left).toEqual([{ line: 9, reason: 'badAmount', sku: 'S9', amount: '1' }]);
});
