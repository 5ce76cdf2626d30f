import { expect, it } from 'vitest';
import { listMonthEnds } from './availability-filter';

it.each([
  ['2026-11-21T20:00:00.000Z', ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
  ['2027-12-31T22:59:59.000Z', ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
  ['2027-12-31T23:00:00.000Z', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['no time', []],
])('lists the month ends from %s', (moment, days) => {
  expect(listMonthEnds(moment, 4)).toEqual(days);
});
