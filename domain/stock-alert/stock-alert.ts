import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';

/** What somebody wants to be told of: that a variant is there or, with a day, that it arrives on that day or before it. */
export type StockAlertRequest = { day: IsoDay | null };

/** How things stand with a watched variant. */
export type StockAlertFacts = {
  /** False once it is discontinued. */
  isSold: boolean;
  availability: Availability;
  /** The last day on which it arrives at home when it is ordered today; null while nobody knows. */
  arrivesBy: IsoDay | null;
};

/** reached and gone are told once, missed says that the day cannot be met any more; each ends the watch. */
export type StockAlertStatus = 'wait' | 'reached' | 'gone' | 'missed';

/**
 * Whether somebody who watches a variant is to be written to today. What is wished for a day counts by the last day of the house's
 * promise, so that nobody is told too early.
 */
export function getStockAlertStatus(
  { day }: StockAlertRequest,
  { isSold, availability, arrivesBy }: StockAlertFacts,
  today: IsoDay,
): StockAlertStatus {
  if (!isSold) return 'gone';
  if (day === null) return availability.kind === 'now' ? 'reached' : 'wait';
  if (arrivesBy !== null && arrivesBy <= day) return 'reached';
  return day < today ? 'missed' : 'wait';
}

/** What came of what somebody did about a watch, each with a page that says so. */
export const stockAlertResults = ['sent', 'later', 'confirmed', 'ended', 'gone'] as const;

export type StockAlertResult = (typeof stockAlertResults)[number];
