import type { Database } from '../../database/database';
import type { OrderItemModel, OrderWithItems } from './order-model';
import { findOrderItems, findOrderOfBasket, findOrders } from './order.repository';
import type { ShipmentModel } from './shipments/shipment-model';
import { findShipments, findShipmentsOf } from './shipments/shipments.repository';

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
  if (!order) return null;
  const items = await findOrderItems(db, order);
  return { order, items, shipments: await findShipments(db, order.id) };
}

/** A customer's orders with their lines, newest first, in four reads whatever their number. */
export async function findOrdersWithItems(
  db: Database,
  customerId: string,
): Promise<OrderWithItems[]> {
  const orders = await findOrders(db, customerId, { offset: 0, limit: null });
  const byOrder = new Map(
    orders.map((order) => [order.id, { order, items: noItems(), shipments: noShipments() }]),
  );
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
  for (const shipment of await findShipmentsOf(db, [...byOrder.keys()]))
    byOrder.get(shipment.orderId)?.shipments.push(shipment);
  return [...byOrder.values()];
}

function noShipments(): ShipmentModel[] {
  return [];
}

function noItems(): OrderItemModel[] {
  return [];
}
