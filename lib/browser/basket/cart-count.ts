import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

const storageKey = 'cartCount';

/** How many pieces the basket held when it was last seen, so that the badge needs no call; 0 without a basket. */
function getStoredCartCount(): number {
  if (!sessionCookies.basketId.read()) return 0;
  try {
    return Math.max(0, Number.parseInt(window.localStorage.getItem(storageKey) ?? '0', 10) || 0);
  } catch {
    return 0;
  }
}

/** Keeps the count for the next page; a browser that forbids storage shows it after the first look into the basket. */
export function saveCartCount(count: number): void {
  try {
    window.localStorage.setItem(storageKey, String(count));
  } catch {
    return;
  }
}

/** Calls back when another tab has seen another count; gives the way to stop that. */
function subscribeToStoredCartCount(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Null until the basket was looked into. */
const known = createExternalStore<number | null>(null);

/** Said by the basket's code: how many pieces there are, null while that is not known. */
export const setCartCount = (pieces: number | null): void => known.set(pieces);

/** How many pieces the badge shows; before the basket was looked into, what was last seen of it. */
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

/** Said by the basket's code when it has come: how the basket is kept true from then on. */
export const registerBasketSync = (follow: Follow): void => offered.set(follow);

/** Keeps the basket true as soon as this page has its code: what was never looked into cannot be outdated. Gives the end of it. */
export function startBasketSyncWhenLoaded(): () => void {
  const follow = offered.get();
  if (follow !== null) return follow();
  let stop: () => void = offered.subscribe(() => {
    stop();
    stop = offered.get()?.() ?? stop;
  });
  return () => stop();
}
