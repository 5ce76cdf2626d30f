import { describe, expect, it } from 'vitest';
import { isoDay } from './day';
import { type DayForm, writeDay, writeTableDay, writeWeekday } from './write-day';
import {
  type MomentForm,
  writeLocalMoment,
  writeMoment,
  writeSpan,
  writeUtcMinute,
} from './write-moment';

describe('a day', () => {
  it.each<[DayForm, string, string]>([
    ['long', '4. Dezember 2026', '4 December 2026'],
    ['longWithoutYear', '4. Dezember', '4 December'],
    ['weekday', 'Freitag, 4. Dezember', 'Friday 4 December'],
    ['full', 'Freitag, 4. Dezember 2026', 'Friday, 4 December 2026'],
    ['short', '4. Dez. 2026', '4 Dec 2026'],
    ['medium', '04.12.2026', '4 Dec 2026'],
  ])('is written %s', (form, german, english) => {
    const day = isoDay('2026-12-04');
    expect(writeDay(day, 'de', form)).toBe(german);
    expect(writeDay(day, 'en', form)).toBe(english);
  });

  it('is short in narrow tables', () => {
    expect(writeTableDay(isoDay('2026-12-04'), 'de')).toBe('04.12.26');
    expect(writeTableDay(isoDay('2026-12-04'), 'en')).toBe('4 Dec 26');
  });

  it('of the week has a name', () => {
    expect(writeWeekday(0, 'de', 'weekdayName')).toBe('Montag');
    expect(writeWeekday(6, 'en', 'weekdayNameShort')).toBe('Sun');
  });
});

describe('a moment', () => {
  it.each<[MomentForm, string, string]>([
    ['clock', '0:30', '0:30'],
    ['withZone', '22. Juli 2026 um 00:30 MESZ', '22 July 2026 at 00:30 CEST'],
    ['exact', '22. Juli 2026 um 00:30:00 MESZ', '22 July 2026 at 00:30:00 CEST'],
    ['event', 'Mittwoch, 22. Juli 2026 um 00:30', 'Wednesday, 22 July 2026 at 00:30'],
  ])('just after midnight is written %s', (form, german, english) => {
    const at = Date.parse('2026-07-21T22:30:00Z');
    expect(writeMoment(at, 'de', form)).toBe(german);
    expect(writeMoment(at, 'en', form)).toBe(english);
  });

  it('and another are one span', () => {
    const [from, to] = [Date.parse('2026-12-05T09:00:00Z'), Date.parse('2026-12-05T15:00:00Z')];
    expect(writeSpan(from, to, 'de', 'event')).toBe('Samstag, 5. Dezember 2026, 10:00–16:00 Uhr');
  });

  it('is told by the reader’s clock, with its day when that is not today', () => {
    const now = new Date(2026, 10, 21, 12, 0).getTime();
    const yesterday = new Date(2026, 10, 20, 9, 7).getTime();
    expect(writeLocalMoment(now, 'de', now)).toBe('12:00');
    expect(writeLocalMoment(yesterday, 'de', now)).toBe('20.11. 09:07');
    expect(writeLocalMoment(yesterday, 'en', now)).toBe('20 Nov 09:07');
  });

  it('is told in UTC to those who run the house', () => {
    expect(writeUtcMinute(Date.parse('2026-07-21T22:30:59Z'))).toBe('2026-07-21 22:30');
  });
});
