import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';

/** Longer than any anonymous token lives (Spec §9): nobody can reach the basket any more. */
const lostAfterMs = dayMs;

/** Removes anonymous baskets that nobody can reach any more, with the vouchers they hold. Returns how many. */
export function removeLostBaskets(db: Database, now: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const lost = trx
      .selectFrom('basket')
      .select('id')
      .where('updated_at', '<', now - lostAfterMs)
      .where('owner_id', 'not in', (eb) => eb.selectFrom('customer').select('id'));
    await trx
      .deleteFrom('voucher')
      .where('order_id', 'is', null)
      .where('basket_id', 'in', lost)
      .execute();
    const result = await trx.deleteFrom('basket').where('id', 'in', lost).executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}
