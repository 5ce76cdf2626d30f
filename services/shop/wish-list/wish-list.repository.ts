import type { Database } from '../../database/database';
import type { Caller } from '../base/shop-context';
import { buildVisibilityCondition } from '../base/access-control';

/** Returns a customer's wish list, newest first. Times are epoch milliseconds. */
export async function findWishListItems(
  db: Database,
  customerId: string,
): Promise<{ sku: string; addedAt: number }[]> {
  const rows = await db
    .selectFrom('wish_list_item')
    .select(['sku', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('sku')
    .execute();
  return rows.map(({ sku, added_at }) => ({ sku, addedAt: added_at }));
}

/**
 * Returns the given SKUs without those of unknown products and of products hidden from the caller. Products that are no
 * longer sold are included.
 */
export async function findArticleSkus(
  db: Database,
  skus: readonly string[],
  caller: Caller,
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'in', skus)
    .where(buildVisibilityCondition(caller))
    .execute();
  return new Set(rows.flatMap(({ sku }) => sku ?? []));
}

/** Adds products to a wish list with the times at which they were added. Existing entries do not change. */
export async function insertWishListItems(
  db: Database,
  customerId: string,
  items: readonly { sku: string; addedAt: number }[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('wish_list_item')
    .values(items.map(({ sku, addedAt }) => ({ customer_id: customerId, sku, added_at: addedAt })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'sku']).doNothing())
    .execute();
}

/** Removes the products with these SKUs from a customer's wish list. SKUs not on the list are ignored. */
export async function removeWishListItems(
  db: Database,
  customerId: string,
  skus: readonly string[],
): Promise<void> {
  if (skus.length === 0) return;
  await db
    .deleteFrom('wish_list_item')
    .where('customer_id', '=', customerId)
    .where('sku', 'in', skus)
    .execute();
}

/**
 * Records a change to a wish list by its key. Returns true if the key is new, so that the change must be applied.
 * Removes records older than `before`.
 */
export async function insertWishListChange(
  db: Database,
  {
    customerId,
    key,
    now,
    before,
  }: { customerId: string; key: string; now: number; before: number },
): Promise<boolean> {
  await db
    .deleteFrom('wish_list_change')
    .where('customer_id', '=', customerId)
    .where('changed_at', '<', before)
    .execute();
  const noted = await db
    .insertInto('wish_list_change')
    .values({ customer_id: customerId, change_key: key, changed_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'change_key']).doNothing())
    .returning('change_key')
    .executeTakeFirst();
  return noted !== undefined;
}
