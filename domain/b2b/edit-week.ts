import { minutesOf, weekOf, type Weekday, weekdays } from '../dealers/opening-hours';
import type { HoursOfDays } from './master-data';

export type Time = { opens: string; closes: string };

/** A week as one edits it: every day, Monday first, with its times; a day without is closed. */
export type EditedWeek = { day: Weekday; times: Time[] }[];

export type WeekProblem = 'badTime' | 'wrongOrder' | 'overlap';

/** Nobody opens more often on a day. */
export const maxTimesPerDay = 3;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The week of opening hours, to edit it; all days are closed when there are none. */
export function toEditedWeek(hours: readonly HoursOfDays[]): EditedWeek {
  const week = new Map(weekOf(hours).map(({ day, times }) => [day, times]));
  return weekdays.map((day) => ({
    day,
    times: (week.get(day) ?? []).map(({ opens, closes }) => ({ opens, closes })),
  }));
}

/** The edited week as opening hours: days with the same time stand together, earliest times first. */
export function fromEditedWeek(week: EditedWeek): HoursOfDays[] {
  const found = new Map<string, { days: Weekday[]; opens: string; closes: string }>();
  for (const { day, times } of week) {
    for (const { opens, closes } of times) {
      const key = `${opens}-${closes}`;
      const known = found.get(key) ?? { days: [], opens, closes };
      if (!known.days.includes(day)) known.days.push(day);
      found.set(key, known);
    }
  }
  const firstDay = ({ days }: HoursOfDays) => weekdays.findIndex((day) => day === days[0]);
  return [...found.values()].toSorted(
    (one, other) =>
      firstDay(one) - firstDay(other) || minutesOf(one.opens) - minutesOf(other.opens),
  );
}

/** What is wrong with the times of a day; null when nothing is. */
export function problemOfDay(times: readonly Time[]): WeekProblem | null {
  const isWritten = times.every(
    ({ opens, closes }) => timePattern.test(opens) && timePattern.test(closes),
  );
  if (!isWritten) return 'badTime';
  if (times.some(({ opens, closes }) => minutesOf(opens) >= minutesOf(closes))) return 'wrongOrder';
  const sorted = times.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
  const overlaps = sorted.some(({ opens }, index) => {
    const before = sorted[index - 1];
    return before !== undefined && minutesOf(before.closes) > minutesOf(opens);
  });
  return overlaps ? 'overlap' : null;
}

/** True when both say the same, however they write it. */
export function isSameHours(one: readonly HoursOfDays[], other: readonly HoursOfDays[]): boolean {
  return textOf(one) === textOf(other);
}

function textOf(hours: readonly HoursOfDays[]): string {
  return JSON.stringify(fromEditedWeek(toEditedWeek(hours)));
}
