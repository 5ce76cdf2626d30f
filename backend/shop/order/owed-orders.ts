import { invoicePaymentId, type OwedOrder } from '@/domain/b2b/credit';
import type { Database } from '../../database/database';
import { billLines, linesOf } from './invoices/bill-lines';
import { openCents } from './invoices/correct-invoice';
import { billedBefore } from './invoices/issue-invoice';
import { findInvoicesOf } from './invoices/invoices.repository';
import type { OrderModel } from './order-model';
import { findOrderItems, toOrder } from './order.repository';
import { findShipments } from './shipments/shipments.repository';

/**
 * What a customer has ordered on invoice and not paid yet: what open invoices ask for, less what credit notes took off, and what is
 * still to be billed. Cancelled pieces are owed no more.
 */
export async function findOwedOrders(db: Database, customerId: string): Promise<OwedOrder[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('payment_id', '=', invoicePaymentId)
    .where('paid_at', 'is', null)
    .where('cancelled', '=', 0)
    .execute();
  return Promise.all(
    rows.map(toOrder).map(async (order) => ({
      paymentId: order.paymentId,
      totalCents: await owedCents(db, order),
      ...{ isPaid: false, isCancelled: false },
    })),
  );
}

async function owedCents(db: Database, order: OrderModel): Promise<number> {
  const known = await findInvoicesOf(db, [order.id]);
  const shipments = await findShipments(db, order.id);
  const unpaid = known.filter(({ kind, paidAt }) => kind !== 'creditNote' && paidAt === null);
  const open = unpaid.reduce((sum, invoice) => sum + openCents(invoice, known), 0);
  const billed = new Set(known.map(({ shipmentId }) => shipmentId));
  const coming = shipments.filter(({ id, cancelledAt }) => cancelledAt === null && !billed.has(id));
  if (coming.length === 0 || known.some(({ kind }) => kind === 'advance')) return open;
  const items = await findOrderItems(db, order);
  const pieces = coming.flatMap(({ lines }) => lines);
  return open + billLines(order, items, linesOf(items, pieces), billedBefore(known)).totalCents;
}
