import type { Basket } from '@/domain/basket/basket';
import {
  type BasketSnapshot,
  parseBasketSnapshot,
  createBasketSnapshot,
} from '@/domain/basket/basket-snapshot';
import { getClientState } from '@/lib/browser/state/client-state';
import { cartSnapshotKey } from '@/lib/browser/state/remove-cart-snapshot';

/**
 * Stores what a visitor's or a guest's basket holds. A customer's basket is in the account, and nothing of it is left in the
 * browser. A browser that forbids storage stores nothing.
 */
export function saveCartSnapshot(basket: Basket, now: number): void {
  const { isAnonymous, isGuest } = getClientState();
  const snapshot = isAnonymous || isGuest ? createBasketSnapshot(basket, now) : null;
  try {
    if (snapshot === null) window.localStorage.removeItem(cartSnapshotKey);
    else window.localStorage.setItem(cartSnapshotKey, JSON.stringify(snapshot));
  } catch {
    return;
  }
}

/** The stored snapshot of a visitor or a guest; null without one, and for customers. */
export function loadCartSnapshot(now: number): BasketSnapshot | null {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return null;
  try {
    return parseBasketSnapshot(window.localStorage.getItem(cartSnapshotKey), now);
  } catch {
    return null;
  }
}
