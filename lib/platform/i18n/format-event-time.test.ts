import { expect, it } from 'vitest';
import { formatEventDay, formatEventTime } from './format-event-time';

const spaced = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

it.each([
  [
    '2026-12-05T09:00:00Z',
    '2026-12-05T15:00:00Z',
    'de',
    'Samstag, 5. Dezember 2026, 10:00–16:00 Uhr',
  ],
  ['2026-12-05T09:00:00Z', '2026-12-05T15:00:00Z', 'en', 'Saturday, 5 December 2026, 10:00–16:00'],
  ['2026-07-04T08:00:00Z', null, 'de', 'Samstag, 4. Juli 2026 um 10:00'],
  [
    '2026-12-04T09:00:00Z',
    '2026-12-06T17:00:00Z',
    'en',
    'Friday, 4 December 2026 at 10:00 – Sunday, 6 December 2026 at 18:00',
  ],
] as const)('%s to %s in %s is %s', (startsAt, endsAt, language, text) => {
  expect(spaced(formatEventTime(startsAt, endsAt, language))).toBe(text);
});

it('an event belongs to the day on the wall, not to that in UTC', () => {
  expect(formatEventDay('2026-07-04T22:30:00Z', 'de')).toBe('5. Juli 2026');
});
