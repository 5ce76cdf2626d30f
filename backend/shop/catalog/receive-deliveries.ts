import { sql } from 'kysely';
import { type Database, inTransaction } from '../../database/database';

/**
 * Puts deliveries whose day has come on the shelf and forgets their dates, so that no customer is ever promised a day that is
 * over. Returns how many articles got some.
 */
export function receiveDeliveries(db: Database, now: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const first = await trx
      .updateTable('stock')
      .set({ amount: sql`amount + coalesce(incoming1, 0)`, incoming1: null, incoming1_at: null })
      .where('incoming1_at', '<=', now)
      .executeTakeFirst();
    const second = await trx
      .updateTable('stock')
      .set({ amount: sql`amount + coalesce(incoming2, 0)`, incoming2: null, incoming2_at: null })
      .where('incoming2_at', '<=', now)
      .executeTakeFirst();
    return Number(first.numUpdatedRows) + Number(second.numUpdatedRows);
  });
}
