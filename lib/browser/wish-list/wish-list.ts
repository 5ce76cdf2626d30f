import { useSyncExternalStore } from 'react';
import { emptyWishList, parseWishList, type WishList } from '@/domain/wish-list/wish-list';
import { parseCookieSession } from '@/lib/browser/session/session-cookies';
import { createPersistedValue } from '@/lib/browser/state/persisted-value';

const store = createPersistedValue<WishList>('wishList', parseWishList);

/** Returns the owner id of the signed-in account; null for anonymous visitors and guests. */
export function getWishListOwner(): string | null {
  const { owner, isGuest } = parseCookieSession();
  return isGuest ? null : owner;
}

/** Returns the wish list of the current visitor or customer, stored in this browser; never that of another account. */
export function getWishList(): WishList {
  const list = store.get();
  return list.owner === null || list.owner === getWishListOwner() ? list : emptyWishList;
}

/** Replaces the wish list stored in this browser. */
export const setWishList = store.set;

/** Subscribes to the SKUs of the wish list, newest first; empty on the server and during hydration. */
export function useWishList(): readonly string[] {
  return useSyncExternalStore(
    store.subscribe,
    () => getWishList().skus,
    () => emptyWishList.skus,
  );
}
