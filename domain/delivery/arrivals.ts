import type { Availability } from '../catalog/availability';
import type { IsoDay } from '../time/day';
import type { DaySpan } from '../time/write-days';

/** First and last day of arrival by the day something is there, or by "now": what a page carries to the browser. */
export type Arrivals = Readonly<Record<string, readonly [IsoDay, IsoDay]>>;

/** When something arrives; null for what is not among a page's arrivals. */
export function arrivalIn(arrivals: Arrivals, availability: Availability): DaySpan | null {
  const days = arrivals[availability.kind === 'date' ? availability.date : availability.kind];
  return days ? { from: days[0], until: days[1] } : null;
}
