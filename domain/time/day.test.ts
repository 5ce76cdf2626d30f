import { describe, expect, it } from 'vitest';
import {
  addDays,
  toBerlinDay,
  toBerlinDayOrNull,
  parseDay,
  computeDaysBetween,
  getEndOfDay,
  getEndOfMonth,
  toIsoDay,
  parseIsoDay,
  getStartOfDay,
  toStoredDay,
  getWeekday,
} from './day';
import { hourMs } from './durations';

describe('Berlin day', () => {
  it.each([
    ['winter, half past eleven', '2026-11-21T22:30:00Z', '2026-11-21'],
    ['winter, half past midnight', '2026-11-21T23:30:00Z', '2026-11-22'],
    ['summer, half past eleven', '2026-07-21T21:30:00Z', '2026-07-21'],
    ['summer, half past midnight', '2026-07-21T22:30:00Z', '2026-07-22'],
    ['summer, just before midnight', '2026-07-21T21:59:59.999Z', '2026-07-21'],
    ['summer, midnight', '2026-07-21T22:00:00Z', '2026-07-22'],
    ['the end of the year', '2026-12-31T22:30:00Z', '2026-12-31'],
    ['New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['the day before the leap day', '2028-02-28T22:30:00Z', '2028-02-28'],
    ['the leap day', '2028-02-28T23:30:00Z', '2028-02-29'],
    ['the end of the leap day', '2028-02-29T23:30:00Z', '2028-03-01'],
    ['before the clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['after the clocks go forward', '2026-03-29T21:59:00Z', '2026-03-29'],
    ['the day after the clocks go forward', '2026-03-29T22:30:00Z', '2026-03-30'],
    ['before the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['after the clocks go back', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['the day after the clocks go back', '2026-10-25T23:30:00Z', '2026-10-26'],
  ])('%s', (_name, moment, day) => {
    expect(toBerlinDay(Date.parse(moment))).toBe(day);
    expect(parseDay(moment)).toBe(day);
    expect(toBerlinDayOrNull(Date.parse(moment))).toBe(day);
  });

  it('is null for null and throws for NaN', () => {
    expect(toBerlinDayOrNull(null)).toBeNull();
    expect(() => toBerlinDay(Number.NaN)).toThrow(RangeError);
  });
});

describe('parse day', () => {
  it.each([
    ['2026-12-04', '2026-12-04'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-12-4', null],
    ['2026-12-04T00:00:00Z', null],
    [' 2026-12-04', null],
    ['', null],
    ['morgen', null],
  ])('parses %j as the ISO day %s', (text, day) => {
    expect(parseIsoDay(text)).toBe(day);
  });

  it('toIsoDay throws for an invalid day', () => {
    expect(toIsoDay('2026-12-04')).toBe('2026-12-04');
    expect(() => toIsoDay('2026-02-30')).toThrow(RangeError);
  });

  it.each([
    ['2026-12-04', '2026-12-04'],
    ['2026-12-04T00:00:00+00:00', '2026-12-04'],
    ['2026-12-04T23:30:00-02:00', '2026-12-05'],
    ['2026-12-04T00:30:00+01:00', '2026-12-04'],
    ['2026-12-04T00:30:00+0100', '2026-12-04'],
    ['2026-12-04 00:00:00', '2026-12-04'],
    ['2026-12-04T23:59:59', '2026-12-04'],
    ['2026-12-20+05:00', '2026-12-20'],
    ['2026-12-20Z', '2026-12-20'],
    ['2026-02-30', null],
    ['2026-02-30T10:00:00Z', null],
    ['2026-04-31T10:00:00+02:00', null],
    ['2026-12-04T25:00:00Z', null],
    ['31.4.2026', null],
    ['26-12-04', null],
    ['46359', null],
    ['0000-00-00 00:00:00', null],
    ['', null],
    ['tomorrow', null],
  ])('parses the timestamp %j as day %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('day arithmetic', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 14, '2026-11-07'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s plus %i days is %s', (day, count, later) => {
    expect(addDays(toIsoDay(day), count)).toBe(later);
    expect(computeDaysBetween(toIsoDay(day), toIsoDay(later))).toBe(count);
  });

  it.each([
    ['2026-11-23', 0],
    ['2026-11-21', 5],
    ['2026-11-22', 6],
    ['1969-12-31', 2],
  ])('%s has the weekday index %i', (day, weekday) => {
    expect(getWeekday(toIsoDay(day))).toBe(weekday);
  });

  it.each([
    ['2026-11-21', 0, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
  ])('the month of %s plus %i months ends on %s', (day, months, end) => {
    expect(getEndOfMonth(toIsoDay(day), months)).toBe(end);
  });
});

describe('day boundaries', () => {
  it.each([
    ['2026-11-21', '2026-11-20T23:00:00Z', 24],
    ['2026-07-21', '2026-07-20T22:00:00Z', 24],
    ['2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['2026-03-30', '2026-03-29T22:00:00Z', 24],
    ['2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['2027-01-01', '2026-12-31T23:00:00Z', 24],
  ])('%s begins at %s and lasts %i hours', (text, start, hours) => {
    const day = toIsoDay(text);
    expect(getStartOfDay(day)).toBe(Date.parse(start));
    expect(getStartOfDay(addDays(day, 1)) - getStartOfDay(day)).toBe(hours * hourMs);
    expect(toBerlinDay(getStartOfDay(day))).toBe(day);
    expect(toBerlinDay(getStartOfDay(day) - 1)).toBe(addDays(day, -1));
    expect(getEndOfDay(day)).toBe(getStartOfDay(addDays(day, 1)));
    expect(toStoredDay(day)).toBeLessThan(getEndOfDay(day));
    expect(toStoredDay(day)).toBeGreaterThanOrEqual(getEndOfDay(addDays(day, -1)));
  });

  it.each(['2026-11-21', '2026-07-21', '2026-03-29', '2026-10-25'])(
    '%s round-trips as a stored day',
    (text) => {
      const at = toStoredDay(toIsoDay(text));
      expect(new Date(at).toISOString()).toBe(`${text}T00:00:00.000Z`);
      expect(toBerlinDay(at)).toBe(text);
    },
  );
});
