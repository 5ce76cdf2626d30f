import type { Database } from '../../database/database';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';
import { findOrderItems, findOrderOfBasket } from '../../shop/order/order.repository';

/** A customer's own order with its lines by the order's number; null for numbers of others and of nobody alike. */
export async function findOwnOrder(
  db: Database,
  customerId: string,
  orderNumber: number,
): Promise<{ order: OrderModel; items: OrderItemModel[] } | null> {
  const row = await db
    .selectFrom('order')
    .select('basket_id')
    .where('order_number', '=', orderNumber)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const order = row ? await findOrderOfBasket(db, customerId, row.basket_id) : null;
  return order && { order, items: await findOrderItems(db, order) };
}

/** The number a customer is known by in the books; an empty text for none. */
export async function findCustomerNumber(db: Database, customerId: string): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .select('customer_number')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.customer_number ?? '';
}
