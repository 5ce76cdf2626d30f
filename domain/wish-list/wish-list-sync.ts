import { normalizeSkus } from './wish-list';
import { emptyWishList, type WishList } from './wish-list';

/**
 * Returns the list with the next change to send to the owner's account. A change that may not have arrived is sent
 * again unchanged. A list without an owner is added as a whole; a list of another owner is replaced by an empty one.
 */
export function buildWishListUpdate(list: WishList, owner: string, newKey: string): WishList {
  const own =
    list.owner === null
      ? { ...list, owner, sent: null, added: list.skus, removed: [] }
      : list.owner === owner
        ? list
        : { ...emptyWishList, owner };
  if (own.sent !== null) return own;
  return {
    ...own,
    sent: { key: newKey, add: own.added, remove: own.removed },
    added: [],
    removed: [],
  };
}

/** Merges the response of the account into the list. Changes made since the request are kept. */
export function mergeWishList(list: WishList, answered: readonly string[]): WishList {
  const rest = answered.filter((sku) => !list.removed.includes(sku));
  return { ...list, skus: normalizeSkus([...list.added, ...rest]), sent: null };
}

/** Returns a rejected change to the pending changes, so that it is sent again with another key. */
export function restoreRejectedUpdate(list: WishList): WishList {
  const { sent, added, removed } = list;
  if (sent === null) return list;
  return {
    ...list,
    sent: null,
    added: normalizeSkus([...added, ...sent.add.filter((sku) => !removed.includes(sku))]),
    removed: normalizeSkus([...removed, ...sent.remove.filter((sku) => !added.includes(sku))]),
  };
}
