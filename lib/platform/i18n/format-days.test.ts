import { describe, expect, it, vi } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import {
  formatDay,
  formatEventTime,
  formatLongDay,
  formatDateTime,
  formatShortDay,
  formatTableDay,
  formatTimeOfDay,
  formatDayWithWeekday,
  getToday,
} from './format-days';

const now = toIsoDay('2026-11-21');
const spaced = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('calendar day', () => {
  it.each([
    ['2026-12-04', 'de', '4. Dezember'],
    ['2026-12-04', 'en', '4 December'],
    ['2027-01-12', 'de', '12. Januar 2027'],
    ['2027-01-12', 'en', '12 January 2027'],
    ['2026-12-31T23:30:00Z', 'de', '1. Januar 2027'],
    ['irgendwann', 'de', 'irgendwann'],
  ] as const)('%s in %s is formatted as %s', (day, language, text) => {
    expect(formatDay(day, language, now)).toBe(text);
  });

  it.each([
    ['2026-11-12', '12. November 2026', '12. Nov. 2026', '12.11.26', 'Donnerstag, 12. November'],
    ['2026-07-21T22:30:00Z', '22. Juli 2026', '22. Juli 2026', '22.07.26', 'Mittwoch, 22. Juli'],
    [
      '2026-12-31T23:30:00+00:00',
      '1. Januar 2027',
      '1. Jan. 2027',
      '01.01.27',
      'Freitag, 1. Januar',
    ],
    ['bald', 'bald', 'bald', 'bald', 'bald'],
    [null, '', '', '', ''],
  ])('%s is the same day in each format', (day, ...forms) => {
    const formats = [formatLongDay, formatShortDay, formatTableDay, formatDayWithWeekday];
    expect(formats.map((format) => format(day, 'de'))).toEqual(forms);
  });

  it('is formatted as in Britain in English', () => {
    const formats = [formatLongDay, formatShortDay, formatTableDay, formatDayWithWeekday];
    expect(formats.map((format) => format('2026-12-04', 'en'))).toEqual([
      '4 December 2026',
      '4 Dec 2026',
      '4 Dec 26',
      'Friday 4 December',
    ]);
  });
});

describe('today', () => {
  it.each([
    ['2026-07-21T21:59:00Z', '2026-07-21'],
    ['2026-07-21T22:30:00Z', '2026-07-22'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s', (moment, day) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });
    expect(getToday()).toBe(day);
    vi.useRealTimers();
  });
});

describe('time of day', () => {
  it.each([
    ['2026-11-18T08:40:00Z', '9:40', '18. November 2026 um 09:40 MEZ'],
    ['2026-07-31T22:30:00.000Z', '0:30', '1. August 2026 um 00:30 MESZ'],
  ])('of %s is %s in Berlin', (moment, clock, text) => {
    expect(formatTimeOfDay(moment, 'de').replace(/^0(?=\d:)/, '')).toBe(clock);
    expect(formatDateTime(moment, 'de')).toBe(text);
  });

  it('is empty for an invalid date', () => {
    expect(formatTimeOfDay('no time', 'de')).toBe('');
  });
});

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
] as const)('event from %s to %s in %s is formatted as %s', (startsAt, endsAt, language, text) => {
  expect(spaced(formatEventTime(startsAt, endsAt, language))).toBe(text);
});
