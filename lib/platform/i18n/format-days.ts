import type { Language } from '@/domain/locale/language';
import { toBerlinDay, parseDay, type IsoDay } from '@/domain/time/day';
import {
  type DaySpan,
  formatDaySpan,
  formatIsoDay,
  formatIsoDayShort,
} from '@/domain/time/format-day';
import { formatMoment, formatMomentSpan } from '@/domain/time/format-moment';

/* Date formatting of the site, in Berlin time (see domain/time/day.ts). The functions with a parameter `day` accept
   an ISO day, an ISO date-time or null: null becomes an empty string, invalid input is returned unchanged. */

/** Returns the current day in Berlin, independent of the reader's time zone. */
export function getToday(): IsoDay {
  return toBerlinDay(Date.now());
}

/** Formats a day, with the year if it differs from that of `now`: "4. Dezember". */
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

/**
 * Formats a range of days, with the year if that of the last day differs from that of `now`: "Do 10. – Mo 14.
 * Dezember".
 */
export function formatDays(span: DaySpan, language: Language, now: IsoDay = getToday()): string {
  const withYear = span.until.slice(0, 4) !== now.slice(0, 4);
  return formatDaySpan(span, language, { withWeekdays: true, withYear });
}

/** Formats a range of days for narrow bars, with the year as in `formatDays`: "27. Nov. – 1. Dez.". */
export function formatShortDays(
  span: DaySpan,
  language: Language,
  now: IsoDay = getToday(),
): string {
  const withYear = span.until.slice(0, 4) !== now.slice(0, 4);
  return formatDaySpan(span, language, { withWeekdays: false, withShortMonths: true, withYear });
}

/** Formats a day with the year: "12. November 2026". */
export function formatLongDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'long'));
}

/** Formats a day in the short form of customer tables: "21. Nov. 2026". */
export function formatShortDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'short'));
}

/** Formats a day in the short form of dealer tables: "04.12.26", "4 Dec 26". */
export function formatTableDay(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDayShort(one, language));
}

/** Formats a day with its weekday: "Mittwoch, 18. November". */
export function formatDayWithWeekday(day: string | null, language: Language): string {
  return written(day, (one) => formatIsoDay(one, language, 'weekday'));
}

/** Formats the Berlin time of an ISO date-time: "9:40"; an empty string for an invalid one. */
export function formatTimeOfDay(moment: string, language: Language): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : formatMoment(at, language, 'clock');
}

/**
 * Formats Berlin day and time with the time zone: "21. November 2026 um 13:00 MEZ". Throws for an invalid date-time.
 */
export function formatDateTime(moment: string, language: Language): string {
  return formatMoment(Date.parse(moment), language, 'withZone');
}

/**
 * Formats the time of an event: "Samstag, 5. Dezember 2026, 10:00–16:00 Uhr". Both parameters are ISO date-times;
 * without an end only the start is shown. Throws for an invalid date-time.
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
