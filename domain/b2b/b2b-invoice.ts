import type { InvoiceKind } from '../invoice/invoice-number';

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

export type B2bInvoices = {
  readonly invoices: readonly B2bInvoice[];
  readonly openCents: number;
  readonly dueCents: number;
  readonly overdueCents: number;
};
