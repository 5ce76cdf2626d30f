import type { Database } from '../../database/database';
import { newId } from '../../database/ids';

interface DeliveryMove {
  productId: string;
  /** 1 or 2: the stock's first or second delivery. */
  slot: 1 | 2;
  /** Epoch milliseconds. */
  formerAt: number;
  newAt: number;
}

/** Keeps that a delivery got another day. */
export async function insertDeliveryMove(
  db: Database,
  { productId, slot, formerAt, newAt }: DeliveryMove,
  movedAt: number,
): Promise<void> {
  await db
    .insertInto('delivery_move')
    .values({
      id: newId(),
      product_id: productId,
      slot,
      former_at: formerAt,
      new_at: newAt,
      moved_at: movedAt,
    })
    .execute();
}

/** A statement takes no more rows than this. */
const chunkRows = 500;

/** Keeps that pieces of these products came. */
export async function insertArrivals(
  db: Database,
  arrivals: readonly { productId: string; pieces: number }[],
  arrivedAt: number,
): Promise<void> {
  for (let start = 0; start < arrivals.length; start += chunkRows) {
    const rows = arrivals.slice(start, start + chunkRows).map(({ productId, pieces }) => ({
      id: newId(),
      product_id: productId,
      pieces,
      arrived_at: arrivedAt,
    }));
    await db.insertInto('delivery_arrival').values(rows).execute();
  }
}
