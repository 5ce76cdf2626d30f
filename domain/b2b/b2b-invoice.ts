/** open: not due yet. due: within seven days. overdue: its day has passed. */
export type InvoiceState = 'open' | 'due' | 'overdue' | 'paid' | 'cancelled';

/** An invoice of a b2b customer. Cents; days as ISO dates. */
export type B2bInvoice = {
  readonly invoiceNumber: string;
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
