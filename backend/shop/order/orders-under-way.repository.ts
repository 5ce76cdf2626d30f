import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { OrderModel } from './order-model';
import { toOrder } from './order-rows';

/** In the words of the index, so that SQLite takes it. */
const isUnderWay = sql<boolean>`"order".delivered_at is null and "order".cancelled = 0`;

/** A customer's orders that are neither delivered nor cancelled, the next to arrive first, at most `limit`; without a day last. */
export async function findNextToArrive(
  db: Database,
  customerId: string,
  limit: number,
): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(isUnderWay)
    .orderBy(sql`case when expected_at is null then 1 else 0 end`)
    .orderBy('expected_at')
    .orderBy('order_number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

/** How many orders of a customer are under way, and how many of them have not left the house. */
export async function countUnderWay(
  db: Database,
  customerId: string,
): Promise<{ all: number; inWork: number }> {
  const row = await db
    .selectFrom('order')
    .where('customer_id', '=', customerId)
    .where(isUnderWay)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('dispatched_at').as('sent'),
    ])
    .executeTakeFirstOrThrow();
  return { all: row.all, inWork: row.all - row.sent };
}

/** What is in a customer's orders under way that are expected from one moment to another, which is not included. */
export function findExpectedItems(
  db: Database,
  customerId: string,
  { from, until }: { from: number; until: number },
): Promise<{ sku: string; amount: number }[]> {
  return db
    .selectFrom('order')
    .innerJoin('order_item', 'order_item.order_id', 'order.id')
    .where('order.customer_id', '=', customerId)
    .where(isUnderWay)
    .where('order.expected_at', '>=', from)
    .where('order.expected_at', '<', until)
    .select(['order_item.sku', 'order_item.amount'])
    .execute();
}

/** A customer's orders that left the house after a time, the last one first, at most `limit`. */
export async function findSentAfter(
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
  return rows.map(toOrder);
}

/** The moves of a customer's orders under way after a time, the oldest first, and these orders. */
export async function findMovedOrders(db: Database, customerId: string, after: number) {
  const moves = await db
    .selectFrom('order')
    .innerJoin('order_day_move', 'order_day_move.order_id', 'order.id')
    .where('order.customer_id', '=', customerId)
    .where(isUnderWay)
    .where('order_day_move.moved_at', '>', after)
    .select([
      'order_day_move.order_id',
      'order_day_move.former_at',
      'order_day_move.new_at',
      'order_day_move.moved_at',
    ])
    .orderBy('order_day_move.moved_at')
    .execute();
  const ids = [...new Set(moves.map(({ order_id }) => order_id))];
  if (ids.length === 0) return { moves, orders: [] };
  const rows = await db.selectFrom('order').selectAll().where('id', 'in', ids).execute();
  return { moves, orders: rows.map(toOrder) };
}
