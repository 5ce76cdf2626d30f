import { useSyncExternalStore } from 'react';
import { emptyWishList, parseWishList, type WishList } from '@/domain/wish-list/wish-list';
import { parseCookieSession } from '@/lib/browser/session/session-cookies';
import { createPersistedValue } from '@/lib/browser/state/persisted-value';

const kept = createPersistedValue<WishList>('wishList', parseWishList);

/** The account the browser is signed in to; null for visitors and guests. */
export function getWishListOwner(): string | null {
  const { owner, isGuest } = parseCookieSession();
  return isGuest ? null : owner;
}

/** The wish list of whoever is here: another account's is not shown to them. */
export function getWishList(): WishList {
  const list = kept.get();
  return list.owner === null || list.owner === getWishListOwner() ? list : emptyWishList;
}

/** Keeps another list instead. */
export const setWishList = kept.set;

/** What is kept in mind, the newest first; nothing on the server and while hydrating. */
export function useWishList(): readonly string[] {
  return useSyncExternalStore(
    kept.subscribe,
    () => getWishList().skus,
    () => emptyWishList.skus,
  );
}
