import { sql } from 'kysely';
import { invoicePaymentId, type OwedOrder } from '@/domain/b2b/credit';
import type { Database } from '../../database/database';
import { byOrder } from './by-order';
import { withItems } from './customer-orders.repository';
import { billLines, linesOf } from './invoices/bill-lines';
import { openCents } from './invoices/correct-invoice';
import { billedBefore } from './invoices/issue-invoice';
import type { InvoiceModel } from './invoices/invoice-model';
import { findInvoicesOf } from './invoices/invoices.repository';
import { billsAllToCome } from './invoices/when-billed';
import type { OrderWithItems } from './order-model';
import { toOrder } from './order-rows';

/**
 * What a customer has ordered on invoice and not paid yet: what open invoices ask for, less what credit notes took off, and what is
 * still to be billed. Cancelled pieces are owed no more. Four reads, whatever the number of orders.
 */
export async function findOwedOrders(db: Database, customerId: string): Promise<OwedOrder[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', invoicePaymentId)
    .where('paid_at', 'is', null)
    .where('cancelled', '=', sql.lit(0))
    .execute();
  const orders = await withItems(db, rows.map(toOrder));
  const ids = rows.map(({ id }) => id);
  const invoices = byOrder(await findInvoicesOf(db, ids));
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
  const open = unpaid.reduce((sum, invoice) => sum + openCents(invoice, known), 0);
  const billed = new Set(known.map(({ shipmentId }) => shipmentId));
  const coming = shipments.filter(({ id, cancelledAt }) => cancelledAt === null && !billed.has(id));
  if (coming.length === 0 || known.some(billsAllToCome)) return open;
  const pieces = coming.flatMap(({ lines }) => lines);
  return open + billLines(order, items, linesOf(items, pieces), billedBefore(known)).totalCents;
}
