import { sql } from 'kysely';
import type { B2bOrderState } from '@/domain/dealer-account/b2b-orders';
import { normalizeWords } from '@/domain/text/text-utils';
import type { Database } from '../../database/database';
import { likeIgnoringCase, escapeLikePattern } from '../../database/sql-helpers';
import {
  groupByOrder,
  type OrderItemModel,
  type OrderModel,
  type OrderWithItems,
} from './order-model';
import { listOrderItems, findOrderByBasket } from './order.repository';
import { mapOrderRow, mapOrderItemRow } from './map-order-row';
import { listShipments, listOrdersShipments } from './shipments/shipments.repository';

/** Filter for a customer's orders: all words and the state must match. Orders are returned newest first. */
export interface CustomerOrderFilter {
  words: string;
  /** Only orders in this state; null: any state. */
  state: B2bOrderState | null;
  /** Only orders older than the order with this number; null: starts with the newest order. */
  beforeOrderNumber?: number | null;
}

/**
 * Returns a customer's own order with its line items by order number; null for other customers' and unknown numbers.
 */
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
  const order = row ? await findOrderByBasket(db, customerId, row.basket_id) : null;
  if (!order) return null;
  const items = await listOrderItems(db, order);
  return { order, items, shipments: await listShipments(db, order.id) };
}

/** Returns one page of a customer's orders that match the filter. */
export async function findOrderPage(
  db: Database,
  customerId: string,
  criteria: CustomerOrderFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderModel[]> {
  const rows = await selectFilteredOrders(db, customerId, criteria)
    .selectAll()
    .orderBy('order_number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(mapOrderRow);
}

/** Returns the number of a customer's orders that match the filter. */
export async function countOrders(
  db: Database,
  customerId: string,
  criteria: CustomerOrderFilter,
): Promise<number> {
  const { count } = await selectFilteredOrders(db, customerId, criteria)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns these orders with their line items and shipments, in the given order, with three queries. */
export async function loadOrderItems(
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
    if (order) items.get(row.order_id)?.push(mapOrderItemRow(row, order));
  }
  const shipments = groupByOrder(await listOrdersShipments(db, ids));
  return orders.map((order) => ({
    order,
    items: items.get(order.id) ?? [],
    shipments: shipments.get(order.id) ?? [],
  }));
}

function selectFilteredOrders(
  db: Database,
  customerId: string,
  { words, state, beforeOrderNumber = null }: CustomerOrderFilter,
) {
  let query = db.selectFrom('order').where('customer_id', '=', customerId);
  if (beforeOrderNumber !== null) query = query.where('order_number', '<', beforeOrderNumber);
  for (const word of normalizeWords(words).split(' ').filter(Boolean))
    query = query.where(({ ref }) =>
      likeIgnoringCase(ref('search_text'), `%${escapeLikePattern(word)}%`),
    );
  return state === null ? query : query.where(inState[state]);
}

/**
 * SQL condition of each order state. The conditions use only columns in the index on a customer's orders, so that no
 * table rows are read.
 */
const inState = {
  cancelled: sql<boolean>`cancelled = 1`,
  delivered: sql<boolean>`cancelled = 0 and delivered_at is not null`,
  shipped: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is not null`,
  assembled: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is null
    and assembled_at is not null`,
  accepted: sql<boolean>`cancelled = 0 and delivered_at is null and dispatched_at is null
    and assembled_at is null`,
};

/**
 * Condition for orders in progress. Must equal the condition of the partial index, otherwise SQLite ignores the index.
 */
const isOpen = sql<boolean>`"order".delivered_at is null and "order".cancelled = 0`;

/**
 * Returns a customer's orders that are neither delivered nor canceled, at most `limit`, the earliest estimated delivery
 * first. Orders without an estimate are last.
 */
export async function listNextArrivals(
  db: Database,
  customerId: string,
  limit: number,
): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(isOpen)
    .orderBy(sql`case when expected_at is null then 1 else 0 end`)
    .orderBy('expected_at')
    .orderBy('order_number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(mapOrderRow);
}

/** Counts a customer's orders in progress, and those of them that are not dispatched. */
export async function countActiveOrders(
  db: Database,
  customerId: string,
): Promise<{ all: number; inWork: number }> {
  const row = await db
    .selectFrom('order')
    .where('customer_id', '=', customerId)
    .where(isOpen)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('dispatched_at').as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return { all: row.all, inWork: row.all - row.sent };
}

/**
 * Returns the line items of a customer's orders in progress whose estimated delivery is in a time range, excluding its
 * end.
 */
export function listExpectedItems(
  db: Database,
  customerId: string,
  { from, until }: { from: number; until: number },
): Promise<{ sku: string; amount: number }[]> {
  return db
    .selectFrom('order')
    .innerJoin('order_item', 'order_item.order_id', 'order.id')
    .where('order.customer_id', '=', customerId)
    .where(isOpen)
    .where('order.expected_at', '>=', from)
    .where('order.expected_at', '<', until)
    .select(['order_item.sku', 'order_item.amount'])
    .execute();
}

/** Returns a customer's orders dispatched after a time, the latest first, at most `limit`. */
export async function listShippedAfter(
  db: Database,
  customerId: string,
  after: number,
  limit: number,
): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('dispatched_at', '>', after)
    .where('cancelled', '=', 0)
    .orderBy('dispatched_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(mapOrderRow);
}

/**
 * Returns the changes of estimated deliveries of a customer's orders in progress that were made after a time, oldest
 * first, together with these orders.
 */
export async function listDateChangedOrders(db: Database, customerId: string, after: number) {
  const moves = await db
    .selectFrom('order')
    .innerJoin('delivery_date_change', 'delivery_date_change.order_id', 'order.id')
    .where('order.customer_id', '=', customerId)
    .where(isOpen)
    .where('delivery_date_change.changed_at', '>', after)
    .select([
      'delivery_date_change.order_id',
      'delivery_date_change.former_at',
      'delivery_date_change.new_at',
      'delivery_date_change.changed_at',
    ])
    .orderBy('delivery_date_change.changed_at')
    .execute();
  const ids = [...new Set(moves.map(({ order_id }) => order_id))];
  if (ids.length === 0) return { moves, orders: [] };
  const rows = await db.selectFrom('order').selectAll().where('id', 'in', ids).execute();
  return { moves, orders: rows.map(mapOrderRow) };
}
