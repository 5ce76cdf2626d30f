import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { OrderModel } from './order-model';

/** Keeps when an order got another expected day; nothing when it has none, or had none before. */
export async function recordOrderMove(
  db: Database,
  { id, expectedAt, formerExpectedAt }: OrderModel,
  movedAt: number,
  /** When the buyer was told of it; null while nobody has. */
  toldAt: number | null = null,
): Promise<void> {
  if (expectedAt === null || formerExpectedAt === null || expectedAt === formerExpectedAt) return;
  await db
    .insertInto('order_day_move')
    .values({
      id: newId(),
      order_id: id,
      former_at: formerExpectedAt,
      new_at: expectedAt,
      moved_at: movedAt,
      told_at: toldAt,
    })
    .execute();
}
