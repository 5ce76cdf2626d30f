import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import type { B2bInvoice, B2bInvoices, InvoiceState } from '@/domain/b2b/b2b-invoice';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { invoiceTerms, presentInvoices } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import { netOf } from '../orders/order-view';
import { findCustomerInvoices } from '../../shop/order/order.service';

/** A customer's invoices and credit notes, newest first, and what is to be paid: `openCents` is all of it, the others are the parts due and overdue. */
export async function readInvoices(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  customerId: string,
): Promise<B2bInvoices> {
  const today = dayInBerlin(clock.now());
  const known = await findCustomerInvoices(db, customerId);
  const invoices = presentInvoices(known).map((one) => invoiceOf(one, known, today));
  const sumOf = (...states: InvoiceState[]) =>
    invoices
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { openCents }) => sum + openCents, 0);
  return {
    invoices,
    openCents: sumOf('open', 'due', 'overdue'),
    dueCents: sumOf('due'),
    overdueCents: sumOf('overdue'),
  };
}

/** An invoice or a credit note on a day; the amounts of a credit note are below zero. */
export function invoiceOf(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  today: IsoDay,
): B2bInvoice {
  const { kind, content } = invoice;
  const { order, corrects } = content;
  const sign = kind === 'creditNote' ? -1 : 1;
  return {
    invoiceNumber: invoiceText(invoice),
    kind,
    corrects: corrects && invoiceNumberText(corrects.number),
    orderNumber: order.orderNumber,
    reference: order.reference,
    netCents: sign * netOf(order),
    totalCents: sign * order.totalCents,
    ...invoiceTerms(invoice, known, today),
  };
}
