import { normalizeSkus } from './wish-list';
import { emptyWishList, type WishList } from './wish-list';

/**
 * The list as it goes to somebody's account, with the change to send; none when nothing has changed since. What was sent before and
 * may not have arrived is sent again as it was. A list of nobody's goes there whole, another owner's not at all.
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

/** The list once the account has answered with all it keeps: what was changed meanwhile here stays changed. */
export function mergeWishList(list: WishList, answered: readonly string[]): WishList {
  const rest = answered.filter((sku) => !list.removed.includes(sku));
  return { ...list, skus: normalizeSkus([...list.added, ...rest]), sent: null };
}

/** The list once the account has refused what was sent: it waits with the changes since, to be sent under another key. */
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
