import type { InvoiceKind } from '../invoice/invoice-number';
import type { PageOfList } from './page-of-list';

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
export type B2bInvoices = PageOfList & {
  readonly invoices: readonly B2bInvoice[];
  /** How many there are in all, paid ones and credit notes included. */
  readonly allCount: number;
  readonly openCount: number;
  readonly overdueCount: number;
  readonly openCents: number;
  readonly dueCents: number;
  readonly overdueCents: number;
};
