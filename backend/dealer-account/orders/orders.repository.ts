import type { Database } from '../../database/database';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';
import { findOrders } from '../../shop/order/order.repository';

export interface OrderWithItems {
  order: OrderModel;
  items: OrderItemModel[];
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

/** Which of these products are still sold. */
export async function findSold(db: Database, productIds: readonly string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', productIds)
    .where('active', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function noItems(): OrderItemModel[] {
  return [];
}
