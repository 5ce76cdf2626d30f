import { dayOfText, endOfMonth, type IsoDay } from '../time/day';

/** The last days of the month of an ISO moment and of those after it, `count` in all; none for what is no time. */
export function monthEnds(moment: string, count: number): readonly IsoDay[] {
  const day = dayOfText(moment);
  return day === null ? [] : Array.from({ length: count }, (_, at) => endOfMonth(day, at));
}
