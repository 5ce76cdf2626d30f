import { expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { listNextHolidayDeadlines } from './holiday-deadlines';

it.each([
  ['2026-11-23', ['christmas 2026-12-24', 'easter 2027-03-28', 'whitsun 2027-05-16']],
  ['2026-12-24', ['easter 2027-03-28', 'whitsun 2027-05-16', 'christmas 2027-12-24']],
  ['2027-05-15', ['whitsun 2027-05-16', 'christmas 2027-12-24', 'easter 2028-04-16']],
])('lists the next occasions after %s', (today, expected) => {
  expect(
    listNextHolidayDeadlines(toIsoDay(today)).map(({ name, day }) => `${name} ${day}`),
  ).toEqual(expected);
});
