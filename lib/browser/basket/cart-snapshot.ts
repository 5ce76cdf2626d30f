import type { Basket } from '@/domain/basket/basket';
import {
  type BasketSnapshot,
  parseBasketSnapshot,
  createBasketSnapshot,
} from '@/domain/basket/basket-snapshot';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { getClientState } from '@/lib/browser/state/client-state';
import { cartSnapshotKey } from '@/lib/browser/state/remove-cart-snapshot';

/**
 * Stores the items of a basket of an anonymous visitor or guest. A customer's basket belongs to the account and is not
 * stored in the browser. Does nothing where storage is blocked.
 */
export function saveCartSnapshot(basket: Basket, now: number): void {
  const { isAnonymous, isGuest } = getClientState();
  const snapshot = isAnonymous || isGuest ? createBasketSnapshot(basket, now) : null;
  writeStorage('localStorage', cartSnapshotKey, snapshot && JSON.stringify(snapshot));
}

/** Returns the stored items of an anonymous visitor or guest; null when none are stored and for customers. */
export function loadCartSnapshot(now: number): BasketSnapshot | null {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return null;
  return parseBasketSnapshot(readStorage('localStorage', cartSnapshotKey), now);
}
