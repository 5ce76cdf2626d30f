import { sql } from 'kysely';
import {
  invoicePaymentId,
  type CreditOrder,
  type Credit,
  computeCredit,
  isWithinCreditLimit,
} from '@/domain/payment/payment-terms';
import type { Database } from '../../database/database';
import { groupByOrder, type OrderWithItems } from './order-model';
import { loadOrderItems } from './customer-orders.repository';
import { computeBilledOrder, toInvoiceOrderLines, isFullAdvanceInvoice } from './invoices/billing';
import { getOpenCents } from './invoices/credit-notes';
import { sumBilledAmounts } from './invoices/issue-invoice';
import type { InvoiceModel } from './invoices/invoice-model';
import { listOrderInvoices } from './invoices/invoices.repository';
import { mapOrderRow } from './map-order-row';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import { findCustomer } from '../customer/customer.repository';
import { ShopError } from '../base/shop-errors';

/**
 * Returns the customer's unpaid orders with payment by invoice. The amount of each order is the open amount of its
 * invoices less credit notes, plus the amount not billed yet. Canceled quantities do not count. Runs four queries,
 * whatever the number of orders.
 */
async function listOwedOrders(db: Database, customerId: string): Promise<CreditOrder[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', invoicePaymentId)
    .where('paid_at', 'is', null)
    .where('cancelled', '=', sql.lit(0))
    .execute();
  const orders = await loadOrderItems(db, rows.map(mapOrderRow));
  const ids = rows.map(({ id }) => id);
  const invoices = groupByOrder(await listOrderInvoices(db, ids));
  return orders.map((found) => ({
    paymentId: found.order.paymentId,
    totalCents: owedCents(found, invoices.get(found.order.id) ?? []),
    ...{ isPaid: false, isCancelled: false },
  }));
}

function owedCents(
  { order, items, shipments }: OrderWithItems,
  known: readonly InvoiceModel[],
): number {
  const unpaid = known.filter(({ kind, paidAt }) => kind !== 'creditNote' && paidAt === null);
  const open = unpaid.reduce((sum, invoice) => sum + getOpenCents(invoice, known), 0);
  const billed = new Set(known.map(({ shipmentId }) => shipmentId));
  const coming = shipments.filter(({ id, cancelledAt }) => cancelledAt === null && !billed.has(id));
  if (coming.length === 0 || known.some(isFullAdvanceInvoice)) return open;
  const quantities = coming.flatMap(({ lines }) => lines);
  return (
    open +
    computeBilledOrder(
      order,
      items,
      toInvoiceOrderLines(items, quantities),
      sumBilledAmounts(known),
    ).totalCents
  );
}

/**
 * Throws ShopError if an order with payment by invoice exceeds the customer's credit limit. Other payment methods are
 * not checked. Call it in the transaction that inserts the order, so that two concurrent orders cannot both use the
 * same credit.
 */
export async function assertCreditLimit(
  db: Database,
  customerId: string,
  paymentId: string,
  totalCents: number,
): Promise<void> {
  if (paymentId !== invoicePaymentId) return;
  const credit = await getCredit(db, customerId);
  if (isWithinCreditLimit(credit, totalCents)) return;
  throw new ShopError('CREDIT', 'The order exceeds the credit limit of the customer', {
    type: 'CREDITLIMIT',
    ...wireCredit(credit),
    total: totalCents / 100,
  });
}

/** Returns the caller's own credit limit and amounts, in euros; null unless the caller is a b2b customer. */
export async function getOwnCredit({ db, caller }: ShopContext) {
  if (caller.kind !== 'customer' || !isB2bCustomer(caller)) return null;
  return wireCredit(await getCredit(db, caller.userId));
}

/** Returns a customer's credit limit, open amount and remaining credit, in cents. */
export async function getCredit(db: Database, customerId: string): Promise<Credit> {
  const customer = await findCustomer(db, customerId);
  return computeCredit(customer?.creditLimitCents ?? null, await listOwedOrders(db, customerId));
}

function wireCredit({ limitCents, openCents, freeCents }: Credit) {
  return { limit: euros(limitCents), open: openCents / 100, free: euros(freeCents) };
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
