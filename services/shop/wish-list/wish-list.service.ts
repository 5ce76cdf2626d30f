import type { MutationNoticeListChangeArgs } from '@/graphql/generated/shop-types';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { requireCustomer } from '../base/access-control';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { toWireDateTime } from '../base/graphql-values';
import {
  findArticleSkus,
  findWishListItems,
  insertWishListItems,
  insertWishListChange,
  removeWishListItems,
} from './wish-list.repository';

const maxItems = 500;
const maxSkuLength = 40;
const keyPattern = /^[\w-]{16,64}$/;
/** Time in ms after which the key of a change is removed. Browsers stop repeating a change earlier. */
const forgottenAfterMs = 30 * dayMs;

type WishListItem = { sku: string; added: string };

/** Returns a customer's wish list, newest first. */
export async function listWishListItems(db: Database, customerId: string): Promise<WishListItem[]> {
  const items = await findWishListItems(db, customerId);
  return items.map(({ sku, addedAt }) => ({ sku, added: toWireDateTime(addedAt) ?? '' }));
}

/**
 * Adds products to the caller's wish list and removes others in one transaction, and returns the whole list. Duplicates
 * and unknown products are ignored. A change with a key that was already used has no effect. Throws ShopError for
 * malformed changes and for more than 500 products.
 */
export function updateCustomerWishList(
  context: ShopContext,
  { key, add, remove }: MutationNoticeListChangeArgs,
): Promise<WishListItem[]> {
  assertShape(key, [...add, ...remove]);
  requireCustomer(context);
  return inShopTransaction(context, async (inner) => {
    const { userId: customerId } = requireCustomer(inner);
    const { db, now } = inner;
    if (await insertWishListChange(db, { customerId, key, now, before: now - forgottenAfterMs })) {
      await removeWishListItems(db, customerId, remove);
      const articles = await findArticleSkus(db, add, inner.caller);
      const items = [...new Set(add)]
        .filter((sku) => articles.has(sku))
        .map((sku, index) => ({ sku, addedAt: now - index }));
      await insertWishListItems(db, customerId, items);
    }
    const list = await listWishListItems(db, customerId);
    if (list.length > maxItems) throw tooMany();
    return list;
  });
}

function assertShape(key: string, skus: readonly string[]): void {
  if (!keyPattern.test(key))
    throw new ShopError('INVALID_KEY', 'The key of the change is not valid');
  if (skus.length > maxItems) throw tooMany();
  if (skus.some((sku) => sku === '' || sku.length > maxSkuLength))
    throw new ShopError('INVALID_SKU', 'An article number is not valid');
}

function tooMany(): ShopError {
  return new ShopError('TOO_MANY', `A notice list holds no more than ${maxItems} articles`);
}
