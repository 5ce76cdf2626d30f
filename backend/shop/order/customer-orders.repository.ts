import { sql } from 'kysely';
import type { B2bOrderState } from '@/domain/b2b/b2b-order';
import { foldWords } from '@/domain/b2b/matches-words';
import type { Database } from '../../database/database';
import { fits, literally } from '../../database/any-letter-case';
import { byOrder } from './by-order';
import type { OrderItemModel, OrderModel, OrderWithItems } from './order-model';
import { findOrderItems, findOrderOfBasket } from './order.repository';
import { toOrder, toOrderItem } from './order-rows';
import { findShipments, findShipmentsOf } from './shipments/shipments.repository';

/** Which of a customer's orders: those that hold all of the words and stand in the state, newest first. */
export interface OrderWish {
  words: string;
  /** Null: whatever state. */
  state: B2bOrderState | null;
  /** Only those older than the order of this number; null: from the newest on. */
  before?: number | null;
}

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

/** One page of a customer's orders. */
export async function findOrderPage(
  db: Database,
  customerId: string,
  wish: OrderWish,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderModel[]> {
  const rows = await wished(db, customerId, wish)
    .selectAll()
    .orderBy('order_number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toOrder);
}

/** How many of a customer's orders those are. */
export async function countOrders(
  db: Database,
  customerId: string,
  wish: OrderWish,
): Promise<number> {
  const { count } = await wished(db, customerId, wish)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** These orders with their lines and shipments, in their order, in three reads whatever their number. */
export async function withItems(
  db: Database,
  orders: readonly OrderModel[],
): Promise<OrderWithItems[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const items = new Map<string, OrderItemModel[]>(ids.map((id) => [id, []]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const row of rows) {
    const order = byId.get(row.order_id);
    if (order) items.get(row.order_id)?.push(toOrderItem(row, order));
  }
  const shipments = byOrder(await findShipmentsOf(db, ids));
  return orders.map((order) => ({
    order,
    items: items.get(order.id) ?? [],
    shipments: shipments.get(order.id) ?? [],
  }));
}

function wished(db: Database, customerId: string, { words, state, before = null }: OrderWish) {
  let query = db.selectFrom('order').where('customer_id', '=', customerId);
  if (before !== null) query = query.where('order_number', '<', before);
  for (const word of foldWords(words).split(' ').filter(Boolean))
    query = query.where(({ ref }) => fits(ref('words'), `%${literally(word)}%`));
  return state === null ? query : query.where(inState[state]);
}

/** What the rows of a state have in common; the index of a customer's orders knows all of it. */
const inState = {
  cancelled: sql<boolean>`cancelled = 1`,
  delivered: sql<boolean>`cancelled = 0 and delivered_at is not null`,
  shipped: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is not null`,
  assembled: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is null
    and assembled_at is not null`,
  accepted: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is null
    and assembled_at is null`,
};
