import { dayMs, hourMs } from './durations';

declare const isDay: unique symbol;

/** A valid calendar day, such as 2026-12-04. Created only by this module. Days sort chronologically as strings. */
export type IsoDay = string & { readonly [isDay]: true };

/**
 * The time zone of the business: an order placed just after midnight in Berlin belongs to the new day in all documents
 * and screens.
 */
export const berlinTimeZone = 'Europe/Berlin';

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: berlinTimeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the Berlin day of a time in epoch milliseconds. Also works for a stored day (see `toStoredDay`). Throws for
 * an invalid time.
 */
export function toBerlinDay(at: number): IsoDay {
  const parts = new Map(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  const [year = '', month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return `${year.padStart(4, '0')}-${month}-${day}` as IsoDay;
}

export function toBerlinDayOrNull(at: number | null): IsoDay | null {
  return at === null ? null : toBerlinDay(at);
}

/** Parses a text that is exactly a valid day; null for anything else, including February 30. */
export function parseIsoDay(text: string): IsoDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(text);
  return !Number.isNaN(at) && utcDay(at) === text ? (text as IsoDay) : null;
}

/** Like `parseIsoDay`, but throws a RangeError for an invalid day. */
export function toIsoDay(text: string): IsoDay {
  const day = parseIsoDay(text);
  if (day === null) throw new RangeError(`No day: ${text}`);
  return day;
}

/**
 * Returns the day of an ISO date or date-time. With a time zone, it is the Berlin day at that time; otherwise the day
 * as written. Returns null if invalid, including February 30.
 */
export function parseDay(text: string): IsoDay | null {
  const day = parseIsoDay(text.slice(0, 10));
  const [, time, zone] = /^(.*?)(Z|[+-]\d{2}:?\d{2})?$/i.exec(text.slice(10)) ?? [];
  if (day === null || time === '') return day;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  return zone === undefined ? day : toBerlinDay(at);
}

/** Adds days to a day. `count` may be negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return utcDay(toStoredDay(day) + count * dayMs);
}

/** Returns the number of days from one day to another; negative if `to` is earlier. */
export function computeDaysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((toStoredDay(to) - toStoredDay(from)) / dayMs);
}

/** Returns the start of a day in Berlin in epoch milliseconds (22:00 or 23:00 UTC of the day before). */
export function getStartOfDay(day: IsoDay): number {
  const inSummer = toStoredDay(day) - 2 * hourMs;
  return toBerlinDay(inSummer) === day ? inSummer : inSummer + hourMs;
}

/**
 * Returns the end of a day in Berlin, which is the start of the next day, in epoch milliseconds. This is later than the
 * stored time of the day (see `toStoredDay`).
 */
export function getEndOfDay(day: IsoDay): number {
  return getStartOfDay(addDays(day, 1));
}

/**
 * Returns midnight UTC of a day in epoch milliseconds. Days without a time are stored and transferred in this form.
 * This time is on the same day in UTC and in Berlin.
 */
export function toStoredDay(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Returns the weekday: 0 is Monday, 6 is Sunday. */
export function getWeekday(day: IsoDay): number {
  return (new Date(toStoredDay(day)).getUTCDay() + 6) % 7;
}

/** Returns the last day of the month of `day`, or of the month that is `monthsLater` months after it. */
export function getEndOfMonth(day: IsoDay, monthsLater = 0): IsoDay {
  const date = new Date(toStoredDay(day));
  return utcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater + 1, 0));
}

function utcDay(at: number): IsoDay {
  return new Date(at).toISOString().slice(0, 10) as IsoDay;
}
