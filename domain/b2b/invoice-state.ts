import { daysBetween, type IsoDay } from '../time/day';
import type { InvoiceState } from './b2b-invoice';

/** An invoice is due from so many days before its last day on. */
export const dueSoonDays = 7;

type Facts = {
  isCancelled: boolean;
  isPaid: boolean;
  /** The last day to pay. */
  dueAt: IsoDay;
};

/**
 * Where an invoice stands on a day. It is overdue from the day after its last one, and tells by how many days; on the last
 * day itself it is due. What was cancelled or paid is neither, however late.
 */
export function invoiceState(
  { isCancelled, isPaid, dueAt }: Facts,
  today: IsoDay,
): { state: InvoiceState; daysOverdue: number } {
  if (isCancelled) return { state: 'cancelled', daysOverdue: 0 };
  if (isPaid) return { state: 'paid', daysOverdue: 0 };
  const daysLeft = daysBetween(today, dueAt);
  if (daysLeft < 0) return { state: 'overdue', daysOverdue: -daysLeft };
  return { state: daysLeft <= dueSoonDays ? 'due' : 'open', daysOverdue: 0 };
}

/** True while something is to be paid. */
export function isUnpaid(state: InvoiceState): boolean {
  return state === 'open' || state === 'due' || state === 'overdue';
}
