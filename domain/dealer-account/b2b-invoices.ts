import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { PaginationState } from './pagination';
import { computeDaysBetween, type IsoDay, parseIsoDay } from '@/domain/time/day';

/**
 * open: not due yet. due: within seven days. overdue: the due date has passed. credit: a credit note, nothing to pay.
 */
export type InvoiceState = 'open' | 'due' | 'overdue' | 'paid' | 'cancelled' | 'credit';

/** An invoice or credit note of a b2b customer. Amounts in cents, negative for a credit note; days as ISO dates. */
export type B2bInvoice = {
  readonly invoiceNumber: string;
  readonly kind: InvoiceKind;
  /** Number of the invoice that a credit note corrects; null for an invoice. */
  readonly corrects: string | null;
  readonly orderNumber: number;
  readonly reference: string;
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly paidAt: string | null;
  readonly netCents: number;
  readonly totalCents: number;
  readonly openCents: number;
  readonly state: InvoiceState;
  /** Number of days overdue, otherwise 0. */
  readonly daysOverdue: number;
};

/**
 * A page of a dealer's invoices and credit notes: unpaid ones first, earliest due date first, then the others, newest
 * first. The totals cover all invoices, not only those on the page.
 */
export type B2bInvoices = PaginationState & {
  readonly invoices: readonly B2bInvoice[];
  /** Number of all invoices and credit notes, including paid ones. */
  readonly allCount: number;
  readonly openCount: number;
  readonly overdueCount: number;
  readonly openCents: number;
  readonly dueCents: number;
  readonly overdueCents: number;
};

export type InvoiceFilter = 'open' | 'all';

const parameter = 'show';

/** Parses the filter from a URL query. The default is the open invoices. */
export function parseInvoiceFilter(query: string): InvoiceFilter {
  return new URLSearchParams(query).get(parameter) === 'all' ? 'all' : 'open';
}

/** Formats the filter as a URL query without the question mark. */
export function toInvoiceFilterQuery(shown: InvoiceFilter): string {
  return shown === 'all' ? `${parameter}=all` : '';
}

/** Returns the number of days from `today` to the due date. Never negative; 0 for an invalid date. */
export function computeDaysUntilDue(dueAt: string, today: IsoDay): number {
  const last = parseIsoDay(dueAt);
  return last === null ? 0 : Math.max(0, computeDaysBetween(today, last));
}

/** Number of days before the due date from which an invoice counts as due. */
export const dueSoonDays = 7;

type Facts = {
  isCancelled: boolean;
  isPaid: boolean;
  /** Last day to pay. */
  dueAt: IsoDay;
};

/**
 * Returns the state of an invoice on a day. An unpaid invoice is due from seven days before its last day to pay until
 * the end of that day, and overdue from the next day on. A canceled or paid invoice is never due or overdue.
 */
export function getInvoiceState(
  { isCancelled, isPaid, dueAt }: Facts,
  today: IsoDay,
): { state: InvoiceState; daysOverdue: number } {
  if (isCancelled) return { state: 'cancelled', daysOverdue: 0 };
  if (isPaid) return { state: 'paid', daysOverdue: 0 };
  const daysLeft = computeDaysBetween(today, dueAt);
  if (daysLeft < 0) return { state: 'overdue', daysOverdue: -daysLeft };
  return { state: daysLeft <= dueSoonDays ? 'due' : 'open', daysOverdue: 0 };
}

/** Checks whether an invoice in this state must still be paid. */
export function isUnpaidInvoice(state: InvoiceState): boolean {
  return state === 'open' || state === 'due' || state === 'overdue';
}
