import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { createExternalStore } from '@/lib/browser/state/external-store';

const storageKey = 'cartQuantity';

/** Quantity in the basket when it was last loaded, so that the badge needs no request; 0 without a basket. */
function getStoredCartCount(): number {
  if (!sessionCookies.basketId.read()) return 0;
  const stored = readStorage('localStorage', storageKey, 'cartCount') ?? '0';
  return Math.max(0, Number.parseInt(stored, 10) || 0);
}

/** Stores the count for the next page; without storage the badge shows it after the basket is loaded. */
export function saveCartCount(count: number): void {
  writeStorage('localStorage', storageKey, String(count));
}

/** Calls the listener when another tab stores a different count; returns a function that stops it. */
function subscribeToStoredCartCount(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Null until the basket was loaded. */
const known = createExternalStore<number | null>(null);

/** Called by the basket store with the current quantity; null while it is unknown. */
export const setCartCount = (pieces: number | null): void => known.set(pieces);

/** Returns the quantity for the cart badge; before the basket is loaded, the last stored one. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => known.get() ?? getStoredCartCount(),
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  const stopHint = subscribeToStoredCartCount(listener);
  const stopKnown = known.subscribe(listener);
  return () => {
    stopHint();
    stopKnown();
  };
}

type Follow = () => () => void;

const offered = createExternalStore<Follow | null>(null);

/** Called by basket-sync when its code is loaded, to register the function that starts the sync. */
export const registerBasketSync = (follow: Follow): void => offered.set(follow);

/**
 * Starts the basket sync as soon as its code is loaded; before that, no basket is shown that could be outdated. Returns
 * a function that stops it.
 */
export function startBasketSyncWhenLoaded(): () => void {
  const follow = offered.get();
  if (follow !== null) return follow();
  let stop: () => void = offered.subscribe(() => {
    stop();
    stop = offered.get()?.() ?? stop;
  });
  return () => stop();
}
