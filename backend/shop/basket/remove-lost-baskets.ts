import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction, type Transaction } from '../../database/database';

/** Longer than any anonymous token lives (Spec §9): nobody can reach the basket any more. */
const lostAfterMs = dayMs;
const atATime = 500;

/**
 * Removes anonymous baskets that nobody can reach any more, with the vouchers they hold, some at a time. A customer's basket is looked at
 * once and never again. Returns how many were removed.
 */
export async function removeLostBaskets(db: Database, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const seen = await inTransaction(db, (trx) => removeSome(trx, now));
    removed += seen.lost;
    if (seen.all < atATime) return removed;
  }
}

async function removeSome(trx: Transaction, now: number): Promise<{ all: number; lost: number }> {
  const rows = await trx
    .selectFrom('basket')
    .leftJoin('customer', 'customer.id', 'basket.owner_id')
    .select(['basket.id', 'customer.id as customer_id'])
    .where('basket.is_unclaimed', '=', sql.lit(1))
    .where('basket.updated_at', '<', now - lostAfterMs)
    .orderBy('basket.updated_at')
    .limit(atATime)
    .execute();
  const idsOf = (those: typeof rows) => those.map(({ id }) => id);
  const lost = idsOf(rows.filter(({ customer_id }) => customer_id === null));
  const kept = idsOf(rows.filter(({ customer_id }) => customer_id !== null));
  if (kept.length > 0)
    await trx.updateTable('basket').set({ is_unclaimed: 0 }).where('id', 'in', kept).execute();
  if (lost.length > 0) {
    await trx
      .deleteFrom('voucher')
      .where('order_id', 'is', null)
      .where('basket_id', 'in', lost)
      .execute();
    await trx.deleteFrom('basket').where('id', 'in', lost).execute();
  }
  return { all: rows.length, lost: lost.length };
}
