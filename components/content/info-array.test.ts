import { expect, it } from 'vitest';
import { splitNumberAndUnit } from './info-array';

it.each([
  ['30.000 km', '30.000', 'km'],
  ['0 Tropfen', '0', 'Tropfen'],
  ['214', '214', null],
  ['Zwanzig Jahre', 'Zwanzig Jahre', null],
])('splits %s into figure and unit', (title, figure, unit) => {
  expect(splitNumberAndUnit(title)).toEqual({ figure, unit });
});
