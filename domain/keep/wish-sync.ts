import { cleanSkus } from './kept-skus';
import { emptyWishList, type WishList } from './wish-list';

/**
 * The list as it goes to somebody's account, with the change to send; none when nothing has changed since. What was sent before and
 * may not have arrived is sent again as it was. A list of nobody's goes there whole, another owner's not at all.
 */
export function changeToSend(list: WishList, owner: string, newKey: string): WishList {
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
export function agreeWishList(list: WishList, answered: readonly string[]): WishList {
  const rest = answered.filter((sku) => !list.removed.includes(sku));
  return { ...list, skus: cleanSkus([...list.added, ...rest]), sent: null };
}

/** The list once the account has refused what was sent: it waits with the changes since, to be sent under another key. */
export function takeBack(list: WishList): WishList {
  const { sent, added, removed } = list;
  if (sent === null) return list;
  return {
    ...list,
    sent: null,
    added: cleanSkus([...added, ...sent.add.filter((sku) => !removed.includes(sku))]),
    removed: cleanSkus([...removed, ...sent.remove.filter((sku) => !added.includes(sku))]),
  };
}
