import { expect, it } from 'vitest';
import { formatClock, formatVisitDay } from './format-visit-day';

it.each([
  ['2026-11-18T08:40:00Z', 'de', 'Mittwoch, 18. November', '9:40'],
  ['2026-11-18T08:40:00Z', 'en', 'Wednesday 18 November', '9:40'],
  ['2026-11-18T23:30:00Z', 'de', 'Donnerstag, 19. November', '0:30'],
  ['no time', 'de', '', ''],
] as const)('%s in %s is %s, %s', (moment, language, day, clock) => {
  expect(formatVisitDay(moment, language)).toBe(day);
  expect(formatClock(moment, language).replace(/^0(?=\d)/, '')).toBe(clock);
});
