import { expect, it } from 'vitest';
import { formatMoment } from './format-moment';

it.each([
  ['2026-11-21T12:00:00.000Z', 'de', '21. November 2026 um 13:00 MEZ'],
  ['2026-11-21T12:00:00.000Z', 'en', '21 November 2026 at 13:00 CET'],
  ['2026-07-31T22:30:00.000Z', 'de', '1. August 2026 um 00:30 MESZ'],
] as const)('%s in %s is %s', (iso, language, text) => {
  expect(formatMoment(iso, language)).toBe(text);
});
