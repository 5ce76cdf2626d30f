import {
  type DealerCountry,
  parseMinutes,
  type OpeningHours,
  type Weekday,
  weekdays,
} from './dealer';
import { dayMs, minuteMs } from '@/domain/time/durations';
import { getLocalTime, type LocalTime } from '@/domain/time/local-time';

const timeZones: Readonly<Record<DealerCountry, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  CZ: 'Europe/Prague',
};

/** Returns the local time of a country's dealers at a time in epoch milliseconds. */
export function getDealerLocalTime(country: DealerCountry, atMs: number): LocalTime {
  return getLocalTime(timeZones[country], atMs);
}

/** Opening state of a dealer: open until a time, or closed until the next opening; unknown without opening hours. */
export type OpeningState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly closes: string; readonly minutesLeft: number }
  | {
      readonly kind: 'closed';
      readonly opens: string;
      readonly day: Weekday;
      /** Days until the next opening: 0 is today, 1 tomorrow, 7 the same weekday next week. */
      readonly inDays: number;
    };

const dayMinutes = dayMs / minuteMs;
const weekMinutes = 7 * dayMinutes;

/** An interval in minutes since Monday 00:00. It may end in the next week. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the opening state at a local time of the dealer. Adjacent intervals count as one; intervals with an invalid
 * time are ignored.
 */
export function getOpeningState(hours: OpeningHours, now: LocalTime): OpeningState {
  const stretches = joined(stretchesOf(hours));
  if (stretches.length === 0) return { kind: 'unknown' };
  const at = now.day * dayMinutes + now.minutes;
  for (const { from, to } of stretches)
    for (const shift of [0, -weekMinutes])
      if (from + shift <= at && at < to + shift)
        return { kind: 'open', closes: clock(to), minutesLeft: to + shift - at };
  const [next] = stretches
    .map(({ from }) => (from > at ? from : from + weekMinutes))
    .sort((a, b) => a - b);
  if (next === undefined) return { kind: 'unknown' };
  const day = weekdays[Math.floor(next / dayMinutes) % 7];
  if (day === undefined) return { kind: 'unknown' };
  return {
    kind: 'closed',
    opens: clock(next),
    day,
    inDays: Math.floor(next / dayMinutes) - now.day,
  };
}

function stretchesOf(hours: OpeningHours): Stretch[] {
  return hours.flatMap(({ days, opens, closes }) =>
    days.flatMap((day) => {
      const start = weekdays.indexOf(day) * dayMinutes;
      const from = start + parseMinutes(opens);
      const end = start + parseMinutes(closes);
      const to = end <= from ? end + dayMinutes : end;
      return Number.isFinite(from) && Number.isFinite(to) ? [{ from, to }] : [];
    }),
  );
}

/**
 * Merges intervals that touch or overlap, sorted by start. An interval that runs across the end of the week is merged
 * with the first one. If the dealer is always open, the interval ends with the week.
 */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && stretch.from <= last.to)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    else all.push(stretch);
  }
  const [first] = all;
  const last = all.at(-1);
  if (first && last && first !== last && last.to >= first.from + weekMinutes) {
    all.pop();
    all[0] = { from: last.from - weekMinutes, to: Math.max(first.to, last.to - weekMinutes) };
  }
  return all;
}

/** Formats minutes as hh:mm. Midnight is 00:00. */
function clock(minutes: number): string {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const hours = String(Math.floor(inDay / 60)).padStart(2, '0');
  return `${hours}:${String(inDay % 60).padStart(2, '0')}`;
}
