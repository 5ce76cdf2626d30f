import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { createExternalStore } from '@/lib/browser/state/external-store';

const storageKey = 'cartQuantity';

/**
 * Returns the number of items stored when the basket was last loaded, so that the badge needs no request; 0 without a
 * basket.
 */
function getStoredCartCount(): number {
  if (!sessionCookies.basketId.read()) return 0;
  const stored = readStorage('localStorage', storageKey, 'cartCount') ?? '0';
  return Math.max(0, Number.parseInt(stored, 10) || 0);
}

/**
 * Stores the number of items for the badge on the next page. Where storage is blocked, that badge appears only after
 * the basket is loaded.
 */
export function saveCartCount(count: number): void {
  writeStorage('localStorage', storageKey, String(count));
}

/** Calls the listener when another tab stores a different number of items; returns an unsubscribe function. */
function subscribeToStoredCartCount(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Number of items in the loaded basket; null until it is loaded. */
const known = createExternalStore<number | null>(null);

/** Sets the current number of items; null while unknown. Called by the basket store. */
export const setCartCount = (pieces: number | null): void => known.set(pieces);

/** Returns the number of items for the cart badge; before the basket is loaded, the number stored last. */
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

/** Registers the function that starts the basket sync. Called by basket-sync when its code is loaded. */
export const registerBasketSync = (start: Follow): void => offered.set(start);

/** Starts the basket sync as soon as its code is loaded. Returns a function that stops the sync. */
export function startBasketSyncWhenLoaded(): () => void {
  const follow = offered.get();
  if (follow !== null) return follow();
  let stop: () => void = offered.subscribe(() => {
    stop();
    stop = offered.get()?.() ?? stop;
  });
  return () => stop();
}
