import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';

/**
 * Condition of a stock alert: without a day, that the variant is in stock; with a day, that the variant can arrive by
 * that day.
 */
export type StockAlertRequest = { day: IsoDay | null };

/** The current state of the variant. */
export type StockAlertVariant = {
  /** False if the variant is discontinued. */
  isSold: boolean;
  availability: Availability;
  /** The last day of the estimated delivery for an order placed today; null if unknown. */
  arrivesBy: IsoDay | null;
};

/**
 * Status of a stock alert. The customer is notified once of `reached` and `gone` (discontinued); `missed` means that
 * the day has passed. These three end the alert.
 */
export type StockAlertStatus = 'wait' | 'reached' | 'gone' | 'missed';

/**
 * Returns the status of a stock alert. A requested day is compared with the last day of the estimated delivery, so that
 * the alert is not sent too early.
 */
export function getStockAlertStatus(
  { day }: StockAlertRequest,
  { isSold, availability, arrivesBy }: StockAlertVariant,
  today: IsoDay,
): StockAlertStatus {
  if (!isSold) return 'gone';
  if (day === null) return availability.kind === 'now' ? 'reached' : 'wait';
  if (arrivesBy !== null && arrivesBy <= day) return 'reached';
  return day < today ? 'missed' : 'wait';
}

/**
 * The results of requests about stock alerts; each has a page. `later` means a temporary failure, `gone` an unknown or
 * expired link.
 */
export const stockAlertResults = ['sent', 'later', 'confirmed', 'ended', 'gone'] as const;

export type StockAlertResult = (typeof stockAlertResults)[number];
