import { dayMs, hourMs } from './durations';

declare const isDay: unique symbol;

/** A day of the calendar as 2026-12-04. Only this file makes one, so it is a real day. As texts they sort by time. */
export type IsoDay = string & { readonly [isDay]: true };

/** Where the house stands: an order placed just after midnight there is of the new day, on every paper and screen. */
export const berlinTimeZone = 'Europe/Berlin';

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: berlinTimeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Berlin at a moment (epoch milliseconds). Also the day of a stored day (see toStoredDay). Throws for what is no time. */
export function toBerlinDay(at: number): IsoDay {
  const parts = new Map(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  const [year = '', month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return `${year.padStart(4, '0')}-${month}-${day}` as IsoDay;
}

/** As toBerlinDay; null stays null. */
export function toBerlinDayOrNull(at: number | null): IsoDay | null {
  return at === null ? null : toBerlinDay(at);
}

/** A text that is exactly a real day, as one; null for everything else, the 30th of February too. */
export function parseIsoDay(text: string): IsoDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(text);
  return !Number.isNaN(at) && utcDay(at) === text ? (text as IsoDay) : null;
}

/** As parseIsoDay, for texts that are known to be days. Throws for everything else. */
export function toIsoDay(text: string): IsoDay {
  const day = parseIsoDay(text);
  if (day === null) throw new RangeError(`No day: ${text}`);
  return day;
}

/**
 * The day of an ISO date or date-time: a moment's is the one it is in Berlin then; a text without a time or a zone means what it says.
 * Null for what is no time, the 30th of February at noon too.
 */
export function parseDay(text: string): IsoDay | null {
  const day = parseIsoDay(text.slice(0, 10));
  const [, time, zone] = /^(.*?)(Z|[+-]\d{2}:?\d{2})?$/i.exec(text.slice(10)) ?? [];
  if (day === null || time === '') return day;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  return zone === undefined ? day : toBerlinDay(at);
}

/** The day so many days after (or, below zero, before) another. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return utcDay(toStoredDay(day) + count * dayMs);
}

/** How many days the second is after the first; below zero when it is before. */
export function computeDaysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((toStoredDay(to) - toStoredDay(from)) / dayMs);
}

/** The moment a day begins in Berlin, in epoch milliseconds: 22 or 23 o'clock UTC of the day before. */
export function getStartOfDay(day: IsoDay): number {
  const inSummer = toStoredDay(day) - 2 * hourMs;
  return toBerlinDay(inSummer) === day ? inSummer : inSummer + hourMs;
}

/** The moment a day is over in Berlin, in epoch milliseconds. What is stored as a day lies before it from the day's first moment on. */
export function getEndOfDay(day: IsoDay): number {
  return getStartOfDay(addDays(day, 1));
}

/**
 * How a day without a time of day is kept in a column of times and sent over the wire: its midnight in UTC, in epoch milliseconds.
 * Both the UTC day and the day in Berlin of it are the day itself.
 */
export function toStoredDay(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day of the week: 0 is Monday, 6 is Sunday. */
export function getWeekday(day: IsoDay): number {
  return (new Date(toStoredDay(day)).getUTCDay() + 6) % 7;
}

/** The last day of the month so many months after a day's. */
export function getEndOfMonth(day: IsoDay, monthsLater = 0): IsoDay {
  const date = new Date(toStoredDay(day));
  return utcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater + 1, 0));
}

function utcDay(at: number): IsoDay {
  return new Date(at).toISOString().slice(0, 10) as IsoDay;
}
