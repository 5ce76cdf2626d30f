import type { Basket } from '@/domain/basket/basket';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { runWithLock } from '@/lib/browser/session/session-lock';
import {
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';
import { basketStore, notifyTabsOfBasket, subscribeToOtherTabs } from './basket-store';
import { registerBasketSync } from './cart-count';
import { removeCartSnapshot } from '@/lib/browser/state/remove-cart-snapshot';

/** Time in ms. A page that was hidden for longer reloads the basket when it becomes visible. */
const staleAfterMs = 60_000;

let hiddenSince: number | null = null;

/**
 * Reloads the basket after back navigation, sign-in, a long time in the background and a change in another tab; clears
 * it when the session ends. Returns a function that stops the sync.
 */
export function startBasketSync(): () => void {
  const stopTabSync = subscribeToOtherTabs(refreshBasket);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stopSessionEndListener = subscribeToSessionEnd(basketStore.clear);
  const stopSessionBeginListener = subscribeToSessionBegin(refreshBasket);
  return () => {
    stopTabSync();
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopSessionEndListener();
    stopSessionBeginListener();
  };
}

/** Reloads the basket if this page has loaded it before. */
export function refreshBasket(): void {
  if (basketStore.get().status === 'cold') return;
  basketStore.dispatch({ type: 'outdated' });
  if (document.visibilityState === 'visible') void basketStore.run();
}

/**
 * Returns the id of the active basket after all pending commands were sent, creating one if necessary; null when the
 * shop service does not respond.
 */
export async function resolveBasketId(): Promise<string | null> {
  await basketStore.run();
  const known = basketStore.get().basket.settled;
  if (known || basketStore.get().status === 'broken') return known?.id ?? null;
  const { createBasket } = await import('@/lib/browser/shop/basket-api');
  const created = await runWithLock('basket', async () =>
    sessionCookies.basketId.read() === null ? createBasket() : null,
  );
  if (created?.kind === 'basket') sessionCookies.basketId.write(created.basket.id);
  await basketStore.run();
  return basketStore.get().basket.settled?.id ?? null;
}

/**
 * Stores a basket that another request has changed, and notifies other tabs. Reloads the basket instead if `basket` is
 * null or the store has changed meanwhile.
 */
export async function applyBasket(basket: Basket | null): Promise<void> {
  const { revision } = basketStore.get().basket;
  if (basket) basketStore.dispatch({ type: 'loaded', basket, revision });
  notifyTabsOfBasket();
  if (basket && basketStore.get().basket.settled === basket) return;
  basketStore.dispatch({ type: 'outdated' });
  await basketStore.run();
}

/** Removes a basket that no longer exists in the shop service; the next command creates a new one. */
export function removeLostBasket(basketId: string, message: string): void {
  if (sessionCookies.basketId.read() === basketId) sessionCookies.basketId.remove();
  basketStore.dispatch({ type: 'basketLost', message });
}

/**
 * Resets the basket store after an order and creates a new basket (Specification §4). If that fails, the next command
 * creates one.
 */
export async function createNextBasket(): Promise<void> {
  removeCartSnapshot();
  basketStore.clear();
  sessionCookies.basketId.remove();
  setOrderComment('');
  const { createBasket } = await import('@/lib/browser/shop/basket-api');
  const created = await createBasket();
  if (created.kind === 'basket') sessionCookies.basketId.write(created.basket.id);
  notifyTabsOfBasket();
}

function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) refreshBasket();
}

function onVisibilityChange(): void {
  if (document.visibilityState === 'hidden') {
    hiddenSince = performance.now();
    return;
  }
  const absence = hiddenSince === null ? 0 : performance.now() - hiddenSince;
  hiddenSince = null;
  if (absence > staleAfterMs) refreshBasket();
  else if (basketStore.get().basket.needsReload) void basketStore.run();
}

registerBasketSync(startBasketSync);
