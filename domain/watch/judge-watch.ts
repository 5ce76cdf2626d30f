import type { Availability } from '../catalog/availability';
import type { IsoDay } from '../time/day';

/** What somebody wants to be told of: that a variant is there or, with a day, that it arrives on that day or before it. */
export type WatchWish = { day: IsoDay | null };

/** How things stand with a watched variant. */
export type WatchedFacts = {
  /** False once it is discontinued. */
  isSold: boolean;
  availability: Availability;
  /** The last day on which it arrives at home when it is ordered today; null while nobody knows. */
  arrivesBy: IsoDay | null;
};

/** reached and gone are told once, missed says that the day cannot be met any more; each ends the watch. */
export type WatchVerdict = 'wait' | 'reached' | 'gone' | 'missed';

/**
 * Whether somebody who watches a variant is to be written to today. What is wished for a day counts by the last day of the house's
 * promise, so that nobody is told too early.
 */
export function judgeWatch(
  { day }: WatchWish,
  { isSold, availability, arrivesBy }: WatchedFacts,
  today: IsoDay,
): WatchVerdict {
  if (!isSold) return 'gone';
  if (day === null) return availability.kind === 'now' ? 'reached' : 'wait';
  if (arrivesBy !== null && arrivesBy <= day) return 'reached';
  return day < today ? 'missed' : 'wait';
}
