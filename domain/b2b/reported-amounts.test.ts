import { expect, it } from 'vitest';
import { readReportedAmounts } from './reported-amounts';

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
])('%j are %j', (texts, amounts) => {
  expect(readReportedAmounts(texts)).toEqual(amounts);
});
