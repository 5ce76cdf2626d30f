import { invoiceState, isUnpaid } from '@/domain/b2b/invoice-state';
import { paymentDays } from '@/domain/b2b/payment-terms';
import type { InvoiceState } from '@/domain/b2b/b2b-invoice';
import { addDays, dayInBerlin, dayInBerlinOrNull, type IsoDay } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { creditedCents } from '../../shop/order/order.service';

export interface InvoiceTerms {
  issuedAt: IsoDay;
  dueAt: IsoDay;
  /** Null while it is not paid. */
  paidAt: IsoDay | null;
  state: InvoiceState;
  /** 0 unless the state says so. */
  daysOverdue: number;
  /** What is still to be paid, in cents; negative for a credit note of an invoice that is paid. */
  openCents: number;
}

/** When an invoice was issued, by when it is to be paid, and where it stands on a day; what credit notes took off it counts. */
export function invoiceTerms(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  today: IsoDay,
): InvoiceTerms {
  const issuedAt = dayInBerlin(invoice.issuedAt);
  const paidAt = dayInBerlinOrNull(invoice.paidAt);
  if (invoice.kind === 'creditNote')
    return { issuedAt, dueAt: issuedAt, paidAt, state: 'credit', daysOverdue: 0, openCents: 0 };
  const { totalCents, paymentId } = invoice.content.order;
  const dueAt = addDays(issuedAt, paymentDays(paymentId));
  const left = totalCents - creditedCents(invoice, known);
  const isCancelled = totalCents > 0 && left <= 0;
  const facts = { isCancelled, isPaid: invoice.paidAt !== null, dueAt };
  const { state, daysOverdue } = invoiceState(facts, today);
  const openCents = isUnpaid(state) ? left : 0;
  return { issuedAt, dueAt, paidAt, state, daysOverdue, openCents };
}

/** Invoices and credit notes, the newest first. */
export function presentInvoices(invoices: readonly InvoiceModel[]): InvoiceModel[] {
  return invoices.toSorted((a, b) => b.issuedAt - a.issuedAt || b.number - a.number);
}
