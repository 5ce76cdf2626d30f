import type { Language } from '@/domain/locale/language';
import { formatWeekday } from '@/domain/time/format-day';
import { weekdays } from '@/domain/dealers/dealer';

type Weekday = (typeof weekdays)[number];

/** Formats weekdays in short form, consecutive ones as a range: "Mo–Fr", "Tue–Fri, Sun". */
export function formatWeekdays(days: readonly Weekday[], language: Language): string {
  const name = (at: number) => formatWeekday(at, language, 'weekdayNameShort');
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
