import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';

/** Pieces by the id of their line in the basket they come from. */
export type MergedQuantities = Readonly<Record<string, number>>;

interface MergedBasket<Report> {
  fromBasketId: string;
  customerId: string;
  toBasketId: string;
  amounts: MergedQuantities;
  report: Report;
}

/** Longer than the token of the basket it came from lives (Spec §9): nobody can take it along once more. */
const forgottenAfterMs = dayMs;

/** What this customer has taken along from this basket; null when nothing, or when it was ordered or removed since. */
export async function findMergedBasket<Report>(
  db: Database,
  fromBasketId: string,
  customerId: string,
): Promise<MergedBasket<Report> | null> {
  const row = await db
    .selectFrom('basket_taken')
    .selectAll()
    .where('from_basket_id', '=', fromBasketId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  const { to_basket_id: toBasketId, amounts, report } = row;
  // Both texts were written by saveMergedBasket.
  return {
    ...{ fromBasketId, customerId, toBasketId },
    amounts: JSON.parse(amounts) as MergedQuantities,
    report: JSON.parse(report) as Report,
  };
}

/** Keeps what was taken along, in place of what was kept of the same two before, and drops what nobody can ask for again. */
export async function saveMergedBasket(
  db: Database,
  taken: MergedBasket<unknown>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('basket_taken')
    .where('taken_at', '<', now - forgottenAfterMs)
    .execute();
  const values = {
    to_basket_id: taken.toBasketId,
    amounts: JSON.stringify(taken.amounts),
    report: JSON.stringify(taken.report),
    taken_at: now,
  };
  await db
    .insertInto('basket_taken')
    .values({ from_basket_id: taken.fromBasketId, customer_id: taken.customerId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['from_basket_id', 'customer_id']).doUpdateSet(values),
    )
    .execute();
}
