import { expect, it } from 'vitest';
import { formatDate, formatLongDate } from './format-date';

it.each([
  ['2026-11-21T10:00:00+00:00', 'de', '21. Nov. 2026', '21. November 2026'],
  ['2026-11-21T10:00:00+00:00', 'en', '21 Nov 2026', '21 November 2026'],
  ['2026-11-21T23:30:00+00:00', 'de', '22. Nov. 2026', '22. November 2026'],
  ['2026-07-31T22:15:00Z', 'de', '1. Aug. 2026', '1. August 2026'],
  [null, 'de', '', ''],
  ['bald', 'de', '', ''],
] as const)('%s in %s is %s', (moment, language, short, long) => {
  expect(formatDate(moment, language)).toBe(short);
  expect(formatLongDate(moment, language)).toBe(long);
});
