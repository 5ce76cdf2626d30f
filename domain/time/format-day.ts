import { type Language, locales } from '@/domain/locale/language';
import { addDays, type IsoDay, toIsoDay, toStoredDay, getWeekday } from './day';

/** Formats for days; the comments in `forms` show a German and an English example of each. */
export type DayFormat = keyof typeof forms;

const forms = {
  /** Examples: "21. November 2026", "21 November 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Examples: "4. Dezember", "4 December" */
  longWithoutYear: { day: 'numeric', month: 'long' },
  /** Examples: "Freitag, 4. Dezember", "Friday 4 December" */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Examples: "Freitag, 4. Dezember 2026", "Friday, 4 December 2026" */
  full: { dateStyle: 'full' },
  /** Examples: "21. Nov. 2026", "21 Nov 2026" */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Examples: "27. Nov.", "27 Nov" */
  shortWithoutYear: { day: 'numeric', month: 'short' },
  /** Examples: "21.11.2026", "21 Nov 2026" */
  medium: { dateStyle: 'medium' },
  /** Examples: "Fr", "Fri" */
  weekdayNameShort: { weekday: 'short' },
  /** Examples: "Freitag", "Friday" */
  weekdayName: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const known = new Map<string, Intl.DateTimeFormat>();

export function formatIsoDay(day: IsoDay, language: Language, form: DayFormat): string {
  return formatOf(language, form, forms[form]).format(toStoredDay(day));
}

/**
 * Formats a day for narrow tables: "04.12.26" or "4 Dec 26". In English the month is a word, because 04/12 is
 * ambiguous.
 */
export function formatIsoDayShort(day: IsoDay, language: Language): string {
  const parts: Intl.DateTimeFormatOptions =
    language === 'de'
      ? { day: '2-digit', month: '2-digit', year: '2-digit' }
      : { day: 'numeric', month: 'short', year: '2-digit' };
  return formatOf(language, 'table', parts).format(toStoredDay(day));
}

/** Returns the name of a weekday; 0 is Monday. */
export function formatWeekday(
  weekday: number,
  language: Language,
  form: 'weekdayName' | 'weekdayNameShort',
): string {
  return formatIsoDay(addDays(aMonday, weekday), language, form);
}

const aMonday = toIsoDay('2024-01-01');

function formatOf(
  language: Language,
  form: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  const format =
    known.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  known.set(key, format);
  return format;
}

/** A range of days, both included. */
export type DaySpan = { from: IsoDay; until: IsoDay };

type DaySpanFormat = {
  /** "27. Nov. – 1. Dez.", for narrow places. The spaces within each date do not break. */
  withShortMonths?: boolean;
  /** "Do 10. – Mo 14. Dezember" instead of "10. – 14. Dezember". */
  withWeekdays: boolean;
  /** Shows the year of the last day. */
  withYear: boolean;
};

/** Formats a range of days. Omits the first month if both are equal; a range of one day is a single date. */
export function formatDaySpan(
  { from, until }: DaySpan,
  language: Language,
  form: DaySpanFormat,
): string {
  const weekday = (day: IsoDay) =>
    form.withWeekdays ? `${formatWeekday(getWeekday(day), language, 'weekdayNameShort')} ` : '';
  const [whole, yearless] = form.withShortMonths
    ? (['short', 'shortWithoutYear'] as const)
    : (['long', 'longWithoutYear'] as const);
  const firm = (day: string) => (form.withShortMonths ? day.replaceAll(' ', '\u00a0') : day);
  const last =
    weekday(until) + firm(formatIsoDay(until, language, form.withYear ? whole : yearless));
  if (from === until) return last;
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  const first = isOneMonth
    ? `${Number(from.slice(8))}${language === 'de' ? '.' : ''}`
    : firm(formatIsoDay(from, language, yearless));
  return `${weekday(from)}${first} – ${last}`;
}
