import type { Language } from '../language/detect-language';
import { type IsoDay, weekdayOf } from './day';
import { writeDay, writeWeekday } from './write-day';

/** Days from the first to the last, both included. */
export type DaySpan = { from: IsoDay; until: IsoDay };

type Form = {
  /** "27. Nov. – 1. Dez.", for narrow places: no day is parted from its month at a line's end. */
  withShortMonths?: boolean;
  /** "Do 10. – Mo 14. Dezember"; without: "10. – 14. Dezember". */
  withWeekdays: boolean;
  /** The last day's year. */
  withYear: boolean;
};

/** Days as a span in a language, what both ends share written once; one day is written as one. */
export function writeDays({ from, until }: DaySpan, language: Language, form: Form): string {
  const weekday = (day: IsoDay) =>
    form.withWeekdays ? `${writeWeekday(weekdayOf(day), language, 'weekdayNameShort')} ` : '';
  const [whole, yearless] = form.withShortMonths
    ? (['short', 'shortWithoutYear'] as const)
    : (['long', 'longWithoutYear'] as const);
  const firm = (day: string) => (form.withShortMonths ? day.replaceAll(' ', '\u00a0') : day);
  const last = weekday(until) + firm(writeDay(until, language, form.withYear ? whole : yearless));
  if (from === until) return last;
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  const first = isOneMonth
    ? `${Number(from.slice(8))}${language === 'de' ? '.' : ''}`
    : firm(writeDay(from, language, yearless));
  return `${weekday(from)}${first} – ${last}`;
}
