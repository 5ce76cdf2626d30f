import { describe, expect, it } from 'vitest';
import { toIsoDay } from './day';
import {
  type DayFormat,
  formatIsoDay,
  formatIsoDayShort,
  formatWeekday,
  formatDaySpan,
} from './format-day';
import {
  type MomentFormat,
  formatLocalMoment,
  formatMoment,
  formatMomentSpan,
  formatUtcMinute,
} from './format-moment';

describe('format days and moments', () => {
  describe('day', () => {
    it.each<[DayFormat, string, string]>([
      ['long', '4. Dezember 2026', '4 December 2026'],
      ['longWithoutYear', '4. Dezember', '4 December'],
      ['weekday', 'Freitag, 4. Dezember', 'Friday 4 December'],
      ['full', 'Freitag, 4. Dezember 2026', 'Friday, 4 December 2026'],
      ['short', '4. Dez. 2026', '4 Dec 2026'],
      ['medium', '04.12.2026', '4 Dec 2026'],
    ])('is formatted as %s', (form, german, english) => {
      const day = toIsoDay('2026-12-04');
      expect(formatIsoDay(day, 'de', form)).toBe(german);
      expect(formatIsoDay(day, 'en', form)).toBe(english);
    });

    it('is formatted short for narrow tables', () => {
      expect(formatIsoDayShort(toIsoDay('2026-12-04'), 'de')).toBe('04.12.26');
      expect(formatIsoDayShort(toIsoDay('2026-12-04'), 'en')).toBe('4 Dec 26');
    });

    it('formats the weekday name', () => {
      expect(formatWeekday(0, 'de', 'weekdayName')).toBe('Montag');
      expect(formatWeekday(6, 'en', 'weekdayNameShort')).toBe('Sun');
    });
  });

  describe('moment', () => {
    it.each<[MomentFormat, string, string]>([
      ['clock', '0:30', '0:30'],
      ['withZone', '22. Juli 2026 um 00:30 MESZ', '22 July 2026 at 00:30 CEST'],
      ['exact', '22. Juli 2026 um 00:30:00 MESZ', '22 July 2026 at 00:30:00 CEST'],
      ['event', 'Mittwoch, 22. Juli 2026 um 00:30', 'Wednesday, 22 July 2026 at 00:30'],
    ])('just after midnight is formatted as %s', (form, german, english) => {
      const at = Date.parse('2026-07-21T22:30:00Z');
      expect(formatMoment(at, 'de', form)).toBe(german);
      expect(formatMoment(at, 'en', form)).toBe(english);
    });

    it('is combined with another moment into one span', () => {
      const [from, to] = [Date.parse('2026-12-05T09:00:00Z'), Date.parse('2026-12-05T15:00:00Z')];
      expect(formatMomentSpan(from, to, 'de', 'event')).toBe(
        'Samstag, 5. Dezember 2026, 10:00–16:00 Uhr',
      );
    });

    it('is formatted in local time, with the date unless it is today', () => {
      const now = new Date(2026, 10, 21, 12, 0).getTime();
      const yesterday = new Date(2026, 10, 20, 9, 7).getTime();
      expect(formatLocalMoment(now, 'de', now)).toBe('12:00');
      expect(formatLocalMoment(yesterday, 'de', now)).toBe('20.11. 09:07');
      expect(formatLocalMoment(yesterday, 'en', now)).toBe('20 Nov 09:07');
    });

    it('is formatted in UTC for operators', () => {
      expect(formatUtcMinute(Date.parse('2026-07-21T22:30:59Z'))).toBe('2026-07-21 22:30');
    });
  });
});

describe('format day span', () => {
  it.each([
    ['2026-12-10', '2026-12-14', 'Do 10. – Mo 14. Dezember', 'Thu 10 – Mon 14 December'],
    [
      '2026-11-27',
      '2026-12-01',
      'Fr 27. November – Di 1. Dezember',
      'Fri 27 November – Tue 1 December',
    ],
    ['2026-12-04', '2026-12-04', 'Fr 4. Dezember', 'Fri 4 December'],
    // The same month of another year counts as a different month.
    [
      '2026-12-30',
      '2027-12-02',
      'Mi 30. Dezember – Do 2. Dezember',
      'Wed 30 December – Thu 2 December',
    ],
  ])('formats %s to %s', (first, last, german, english) => {
    const span = { from: toIsoDay(first), until: toIsoDay(last) };
    const form = { withWeekdays: true, withYear: false };
    expect(formatDaySpan(span, 'de', form)).toBe(german);
    expect(formatDaySpan(span, 'en', form)).toBe(english);
  });

  it('uses short months for narrow layouts', () => {
    const span = { from: toIsoDay('2026-11-27'), until: toIsoDay('2026-12-01') };
    const form = { withWeekdays: false, withShortMonths: true, withYear: false };
    expect(formatDaySpan(span, 'de', form)).toBe('27.\u00a0Nov. – 1.\u00a0Dez.');
    expect(formatDaySpan(span, 'en', form)).toBe('27\u00a0Nov – 1\u00a0Dec');
  });

  it('omits weekdays and includes the year', () => {
    const span = { from: toIsoDay('2026-12-30'), until: toIsoDay('2027-01-08') };
    const form = { withWeekdays: false, withYear: true };
    expect(formatDaySpan(span, 'de', form)).toBe('30. Dezember – 8. Januar 2027');
    expect(formatDaySpan(span, 'en', form)).toBe('30 December – 8 January 2027');
  });
});
