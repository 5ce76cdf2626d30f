import type { Database } from '../../database/database';
import type { OrderItemModel, OrderModel, OrderWithItems } from './order-model';
import { findOrderItems, findOrderOfBasket, findOrders, toOrder } from './order.repository';

/** A customer's own order with its lines by the order's number; null for numbers of others and of nobody alike. */
export async function findOwnOrder(
  db: Database,
  customerId: string,
  orderNumber: number,
): Promise<OrderWithItems | null> {
  const row = await db
    .selectFrom('order')
    .select('basket_id')
    .where('order_number', '=', orderNumber)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const order = row ? await findOrderOfBasket(db, customerId, row.basket_id) : null;
  return order && { order, items: await findOrderItems(db, order) };
}

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

/** A customer's orders with their lines, newest first, in two reads whatever their number. */
export async function findOrdersWithItems(
  db: Database,
  customerId: string,
): Promise<OrderWithItems[]> {
  const orders = await findOrders(db, customerId, { offset: 0, limit: null });
  const byOrder = new Map(orders.map((order) => [order.id, { order, items: noItems() }]));
  const rows = await db
    .selectFrom('order_item')
    .innerJoin('order', 'order.id', 'order_item.order_id')
    .where('order.customer_id', '=', customerId)
    .selectAll('order_item')
    .orderBy('order_item.position')
    .execute();
  for (const row of rows) {
    const owner = byOrder.get(row.order_id);
    owner?.items.push({
      id: row.id,
      orderId: row.order_id,
      productId: row.product_id,
      sku: row.sku,
      title: row.title,
      shortDescription: row.short_description,
      amount: row.amount,
      itemCents: row.item_cents,
      isNet: owner.order.isNet,
      vatRate: row.vat_rate,
      persParam: row.pers_param,
    });
  }
  return [...byOrder.values()];
}

function noItems(): OrderItemModel[] {
  return [];
}
