import { expect, it } from 'vitest';
import { daysLeft, shownInvoicesQuery, toShownInvoices } from './invoice-filter';
import { isoDay } from '../time/day';

it.each([
  ['', 'open', ''],
  ['?show=all', 'all', 'show=all'],
  ['?show=ALL', 'open', ''],
  ['?show=', 'open', ''],
] as const)('the query %j shows %s', (query, shown, written) => {
  expect(toShownInvoices(query)).toBe(shown);
  expect(shownInvoicesQuery(shown)).toBe(written);
});

it.each([
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2027-01-01', 41],
  ['2026-11-18', 0],
  ['irgendwann', 0],
])('until %s there are %i days', (dueAt, days) => {
  expect(daysLeft(dueAt, isoDay('2026-11-21'))).toBe(days);
});
