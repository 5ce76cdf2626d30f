import { expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { toCompanyWorkingDay } from './working-days';

it.each([
  ['a Friday', '2026-12-04', '2026-12-04'],
  ['a Saturday', '2026-12-05', '2026-12-07'],
  ['a Sunday', '2027-01-03', '2027-01-04'],
  ['Christmas on a Friday', '2026-12-25', '2026-12-28'],
  ['New Year on a Friday', '2027-01-01', '2027-01-04'],
  ['Women’s Day, a holiday in Berlin', '2027-03-08', '2027-03-09'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Corpus Christi, no holiday in Berlin', '2027-05-27', '2027-05-27'],
])('maps %s (%s) to the working day %s', (_name, day, expected) => {
  expect(toCompanyWorkingDay(toIsoDay(day))).toBe(expected);
});
