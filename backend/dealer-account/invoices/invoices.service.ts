import type { B2bInvoice, B2bInvoices, InvoiceState } from '@/domain/b2b/b2b-invoice';
import { invoiceState, isUnpaid } from '@/domain/b2b/invoice-state';
import { paymentDays } from '@/domain/b2b/payment-terms';
import { addDays, dayInBerlin, dayInBerlinOrNull, type IsoDay } from '@/domain/time/day';
import type { OrderModel } from '../../shop/order/order-model';
import { invoiceNumberText } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import { netOf } from '../orders/order-view';
import { findInvoicedOrders } from '../../shop/order/order.service';

/** A customer's invoices, newest first, and what is to be paid: `openCents` is all of it, the others are the parts due and overdue. */
export async function readInvoices(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  customerId: string,
): Promise<B2bInvoices> {
  const today = dayInBerlin(clock.now());
  const orders = await findInvoicedOrders(db, customerId);
  const invoices = orders.map((order) => invoiceOf(order, today));
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

/** The invoice of an order on a day. */
export function invoiceOf(order: OrderModel, today: IsoDay): B2bInvoice {
  const issuedAt = dayInBerlin(order.invoicedAt ?? order.orderedAt);
  const dueAt = addDays(issuedAt, paymentDays(order.paymentId));
  const facts = { isCancelled: order.cancelled, isPaid: order.paidAt !== null, dueAt };
  const { state, daysOverdue } = invoiceState(facts, today);
  return {
    invoiceNumber: invoiceNumberText(order.invoiceNumber ?? 0),
    orderNumber: order.orderNumber,
    reference: order.reference,
    issuedAt,
    dueAt,
    paidAt: dayInBerlinOrNull(order.paidAt),
    netCents: netOf(order),
    totalCents: order.totalCents,
    openCents: isUnpaid(state) ? order.totalCents : 0,
    state,
    daysOverdue,
  };
}
