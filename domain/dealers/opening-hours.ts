export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Weekday = (typeof weekdays)[number];

/** Some days of the week with one time between opening and closing; `closes` may be 24:00 or, past midnight, before `opens`. */
interface OpeningInterval {
  readonly days: readonly Weekday[];
  /** "09:00", in the shop's own time. */
  readonly opens: string;
  readonly closes: string;
}

/** Empty when the shop does not say. */
export type OpeningHours = readonly OpeningInterval[];

export interface DayHours {
  readonly day: Weekday;
  /** In their order; none on a closed day. */
  readonly times: readonly { readonly opens: string; readonly closes: string }[];
}

/** The week from Monday, a day a line; empty when the shop does not say. */
export function weekOf(hours: OpeningHours): DayHours[] {
  if (hours.length === 0) return [];
  return weekdays.map((day) => ({
    day,
    times: hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens)),
  }));
}

/** Minutes since midnight; NaN for what is no time. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
