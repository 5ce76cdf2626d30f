import type { Database } from '../../database/database';
import type { OrderModel } from '../../shop/order/order-model';
import { toOrder } from '../../shop/order/order.repository';

/** A customer's orders that have an invoice, the newest invoice first. */
export async function findInvoicedOrders(db: Database, customerId: string): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('invoice_number', 'is not', null)
    .orderBy('invoiced_at', 'desc')
    .orderBy('invoice_number', 'desc')
    .execute();
  return rows.map(toOrder);
}
