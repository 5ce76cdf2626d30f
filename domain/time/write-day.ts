import type { Language } from '../language/detect-language';
import { locales } from '../language/locales';
import { addDays, type IsoDay, isoDay, storedDay } from './day';

/** How a day is written, by where it stands (design README §7). */
export type DayForm = keyof typeof forms;

const forms = {
  /** "21. November 2026", "21 November 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "4. Dezember", "4 December" */
  longWithoutYear: { day: 'numeric', month: 'long' },
  /** "Freitag, 4. Dezember", "Friday 4 December" */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Freitag, 4. Dezember 2026", "Friday, 4 December 2026" */
  full: { dateStyle: 'full' },
  /** "21. Nov. 2026", "21 Nov 2026" */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "27. Nov.", "27 Nov" */
  shortWithoutYear: { day: 'numeric', month: 'short' },
  /** "21.11.2026", "21 Nov 2026" */
  medium: { dateStyle: 'medium' },
  /** "Fr", "Fri" */
  weekdayNameShort: { weekday: 'short' },
  /** "Freitag", "Friday" */
  weekdayName: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const known = new Map<string, Intl.DateTimeFormat>();

/** A day in a language. */
export function writeDay(day: IsoDay, language: Language, form: DayForm): string {
  return formatOf(language, form, forms[form]).format(storedDay(day));
}

/** A day as narrow tables show it: "04.12.26"; in English "4 Dec 26", as 04/12 is another day on either side of an ocean. */
export function writeTableDay(day: IsoDay, language: Language): string {
  const parts: Intl.DateTimeFormatOptions =
    language === 'de'
      ? { day: '2-digit', month: '2-digit', year: '2-digit' }
      : { day: 'numeric', month: 'short', year: '2-digit' };
  return formatOf(language, 'table', parts).format(storedDay(day));
}

/** The name of a day of the week, 0 for Monday. */
export function writeWeekday(
  weekday: number,
  language: Language,
  form: 'weekdayName' | 'weekdayNameShort',
): string {
  return writeDay(addDays(aMonday, weekday), language, form);
}

const aMonday = isoDay('2024-01-01');

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
