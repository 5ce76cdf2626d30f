import type { Language } from '@/domain/language/detect-language';
import { weekdays } from '@/domain/dealers/opening-hours';

type Weekday = (typeof weekdays)[number];

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** Days of the week in short, following ones as a range: "Mo–Fr", "Tue–Fri, Sun". */
export function formatWeekdays(days: readonly Weekday[], language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' });
  const name = (at: number) => format.format(firstDay + at * dayMs);
  const places = days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const at of places) {
    const last = ranges.at(-1);
    if (last && at === last.to + 1) last.to = at;
    else ranges.push({ from: at, to: at });
  }
  return ranges
    .map(({ from, to }) => (from === to ? name(from) : `${name(from)}–${name(to)}`))
    .join(', ');
}
