import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { PaginationState } from './pagination';
import { computeDaysBetween, type IsoDay, parseIsoDay } from '@/domain/time/day';

/** open: not due yet. due: within seven days. overdue: its day has passed. credit: a credit note, nothing is to be paid. */
export type InvoiceState = 'open' | 'due' | 'overdue' | 'paid' | 'cancelled' | 'credit';

/** An invoice or a credit note of a b2b customer. Cents, below zero for a credit note; days as ISO dates. */
export type B2bInvoice = {
  readonly invoiceNumber: string;
  readonly kind: InvoiceKind;
  /** The number of the invoice a credit note corrects; null for an invoice. */
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
  /** How many days it is overdue; 0 when it is not. */
  readonly daysOverdue: number;
};

/**
 * A page of a dealer's invoices and credit notes: what is to be paid first, the day that comes or came first on top, then the others, newest
 * first. What is to be paid counts all of them, whatever stands on the page.
 */
export type B2bInvoices = PaginationState & {
  readonly invoices: readonly B2bInvoice[];
  /** How many there are in all, paid ones and credit notes included. */
  readonly allCount: number;
  readonly openCount: number;
  readonly overdueCount: number;
  readonly openCents: number;
  readonly dueCents: number;
  readonly overdueCents: number;
};

export type InvoiceFilter = 'open' | 'all';

const parameter = 'show';

/** Which invoices an address's query asks for; the open ones unless it says otherwise. */
export function parseInvoiceFilter(query: string): InvoiceFilter {
  return new URLSearchParams(query).get(parameter) === 'all' ? 'all' : 'open';
}

/** The query for that choice, without its question mark. */
export function toInvoiceFilterQuery(shown: InvoiceFilter): string {
  return shown === 'all' ? `${parameter}=all` : '';
}

/** How many days are left until an invoice's last day, counted from `today`. Never negative; 0 for what is no day. */
export function computeDaysUntilDue(dueAt: string, today: IsoDay): number {
  const last = parseIsoDay(dueAt);
  return last === null ? 0 : Math.max(0, computeDaysBetween(today, last));
}

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

/** True while something is to be paid. */
export function isUnpaidInvoice(state: InvoiceState): boolean {
  return state === 'open' || state === 'due' || state === 'overdue';
}
