import { type OrderChangeResponse, orderChangeResponses } from '@/domain/order/order-change';
import type { Database } from '../database/database';

export interface StoredDeliveryDateChange {
  id: string;
  orderId: string;
  /** Former and new estimated delivery as stored days (domain/time/day). */
  formerAt: number;
  newAt: number;
  movedAt: number;
  answer: OrderChangeResponse | null;
}

/** Returns up to fifty orders with date changes their buyers have not been notified of. */
export async function listOrdersToNotify(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_date_change')
    .select('order_id')
    .where('notified_at', 'is', null)
    .orderBy('changed_at')
    .limit(50)
    .execute();
  return [...new Set(rows.map(({ order_id }) => order_id))];
}

/** Lists an order's date changes, oldest first: all, or only those the buyer has not been notified of. */
export async function listDeliveryDateChanges(
  db: Database,
  orderId: string,
  { isUntold = false } = {},
): Promise<StoredDeliveryDateChange[]> {
  const rows = await db
    .selectFrom('delivery_date_change')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .execute();
  return rows
    .filter(({ notified_at }) => !isUntold || notified_at === null)
    .map((row) => ({
      id: row.id,
      orderId: row.order_id,
      formerAt: row.former_at,
      newAt: row.new_at,
      movedAt: row.changed_at,
      answer: readAnswer(row.response),
    }));
}

/** Records that the buyer was notified of all of an order's date changes. */
export async function markOrderAsNotified(
  db: Database,
  orderId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('delivery_date_change')
    .set({ notified_at: now })
    .where('order_id', '=', orderId)
    .where('notified_at', 'is', null)
    .execute();
}

/** Saves the buyer's response to a date change. */
export async function saveChangeResponse(
  db: Database,
  moveId: string,
  answer: OrderChangeResponse,
  now: number,
): Promise<void> {
  await db
    .updateTable('delivery_date_change')
    .set({ response: answer, responded_at: now })
    .where('id', '=', moveId)
    .execute();
}

function readAnswer(text: string | null): OrderChangeResponse | null {
  return orderChangeResponses.find((known) => known === text) ?? null;
}
