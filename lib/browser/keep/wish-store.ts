import { useSyncExternalStore } from 'react';
import { emptyWishList, readWishList, type WishList } from '@/domain/keep/wish-list';
import { readCookieSession } from '@/lib/browser/session/cookie-session';
import { createKeptValue } from './kept-value';

const kept = createKeptValue<WishList>('wishList', readWishList);

/** The account the browser is signed in to; null for visitors and guests. */
export function wishOwner(): string | null {
  const { owner, isGuest } = readCookieSession();
  return isGuest ? null : owner;
}

/** The wish list of whoever is here: another account's is not shown to them. */
export function getWishList(): WishList {
  const list = kept.get();
  return list.owner === null || list.owner === wishOwner() ? list : emptyWishList;
}

/** Keeps another list instead. */
export const setWishList = kept.set;

/** What is kept in mind, the newest first; nothing on the server and while hydrating. */
export function useWishes(): readonly string[] {
  return useSyncExternalStore(
    kept.subscribe,
    () => getWishList().skus,
    () => emptyWishList.skus,
  );
}
