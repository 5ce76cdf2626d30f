import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';

/** Merged quantities by line item id of the source basket. */
export type MergedQuantities = Readonly<Record<string, number>>;

interface MergedBasket<Report> {
  fromBasketId: string;
  customerId: string;
  toBasketId: string;
  quantities: MergedQuantities;
  report: Report;
}

/**
 * Time in ms after which the record of a merge is deleted. No token of the source basket is valid for that long
 * (Specification §9), so the merge cannot be repeated.
 */
const forgottenAfterMs = dayMs;

/**
 * Returns the merge of this basket by this customer; null if the basket was not merged, or if the target basket was
 * ordered or removed since.
 */
export async function findMergedBasket<Report>(
  db: Database,
  fromBasketId: string,
  customerId: string,
): Promise<MergedBasket<Report> | null> {
  const row = await db
    .selectFrom('basket_merge')
    .selectAll()
    .where('from_basket_id', '=', fromBasketId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  const { to_basket_id: toBasketId, quantities, report } = row;
  // Both JSON texts were written by saveMergedBasket.
  return {
    ...{ fromBasketId, customerId, toBasketId },
    quantities: JSON.parse(quantities) as MergedQuantities,
    report: JSON.parse(report) as Report,
  };
}

/**
 * Saves a merge, replacing an earlier merge of the same two baskets, and deletes merges that can no longer be repeated.
 */
export async function saveMergedBasket(
  db: Database,
  merged: MergedBasket<unknown>,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('basket_merge')
    .where('merged_at', '<', now - forgottenAfterMs)
    .execute();
  const values = {
    to_basket_id: merged.toBasketId,
    quantities: JSON.stringify(merged.quantities),
    report: JSON.stringify(merged.report),
    merged_at: now,
  };
  await db
    .insertInto('basket_merge')
    .values({ from_basket_id: merged.fromBasketId, customer_id: merged.customerId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['from_basket_id', 'customer_id']).doUpdateSet(values),
    )
    .execute();
}
