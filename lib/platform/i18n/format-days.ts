import type { Language } from '@/domain/locale/language';
import { toBerlinDay, parseDay, type IsoDay } from '@/domain/time/day';
import { formatIsoDay, formatIsoDayShort } from '@/domain/time/format-day';
import { type DaySpan, formatDaySpan } from '@/domain/time/format-day';
import { formatMoment, formatMomentSpan } from '@/domain/time/format-moment';

/*
 * How the site writes days. Each takes an ISO day or moment, of which it writes the day in Berlin (see domain/time/day.ts). Null is
 * an empty text; what is no day is given back as it came.
 */

/** The day it is where the house stands, whatever the reader's clock is set to. */
export function getToday(): IsoDay {
  return toBerlinDay(Date.now());
}

/** "4. Dezember", with the year when it is another than that of `now` (design README §7). */
export function formatDay(
  day: string | null,
  language: Language,
  now: IsoDay = getToday(),
): string {
  return written(day, (one) => {
    const isThisYear = one.slice(0, 4) === now.slice(0, 4);
    return formatIsoDay(one, language, isThisYear ? 'longWithoutYear' : 'long');
  });
}

/** "Do 10. – Mo 14. Dezember", with the year when the last day's is another than that of `now`. */
export function formatDays(span: DaySpan, language: Language, now: IsoDay = getToday()): string {
  const withYear = span.until.slice(0, 4) !== now.slice(0, 4);
  return formatDaySpan(span, language, { withWeekdays: true, withYear });
}

/** For narrow bars: "27. Nov. – 1. Dez.", with the year as `formatDays`. */
export function formatShortDays(
  span: DaySpan,
  language: Language,
  now: IsoDay = getToday(),
): string {
  const withYear = span.until.slice(0, 4) !== now.slice(0, 4);
  return formatDaySpan(span, language, { withWeekdays: false, withShortMonths: true, withYear });
}

/** Always with its year: "12. November 2026". */
export function formatLongDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'long'));
}

/** As customers' tables show it: "21. Nov. 2026". */
export function formatShortDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'short'));
}

/** As dealers' tables show it: "04.12.26", "4 Dec 26" (design README §7). */
export function formatTableDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDayShort(one, language));
}

/** With its weekday: "Mittwoch, 18. November". */
export function formatWeekdayName(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'weekday'));
}

/** The time of day of an ISO moment where the house stands: "9:40"; an empty text for what is no time. */
export function formatTimeOfDay(moment: string, language: Language): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : formatMoment(at, language, 'clock');
}

/** Day and time where the house stands, with the zone named: "21. November 2026 um 13:00 MEZ". Throws for what is no time. */
export function formatDateTime(moment: string, language: Language): string {
  return formatMoment(Date.parse(moment), language, 'withZone');
}

/**
 * When an event is: "Samstag, 5. Dezember 2026, 10:00–16:00 Uhr". Both are ISO dates with time; without an end only the beginning is
 * said. Throws for what is no time.
 */
export function formatEventTime(
  startsAt: string,
  endsAt: string | null,
  language: Language,
): string {
  const start = Date.parse(startsAt);
  return endsAt === null
    ? formatMoment(start, language, 'event')
    : formatMomentSpan(start, Date.parse(endsAt), language, 'event');
}

function written(text: string | null, write: (day: IsoDay) => string): string {
  const day = parseDay(text ?? '');
  return day === null ? (text ?? '') : write(day);
}
