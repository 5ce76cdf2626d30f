import type { Basket } from '@/domain/basket/basket';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { runWithLock } from '@/lib/browser/session/session-lock';
import {
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';
import { basketStore } from './basket-store';
import { subscribeToOtherTabs, notifyTabsOfBasket } from './basket-store';
import { registerBasketSync } from './cart-count';
import { removeCartSnapshot } from '@/lib/browser/state/remove-cart-snapshot';

/** A page that was out of sight for longer looks into the basket again when it comes back. */
const staleAfterMs = 60_000;

let hiddenSince: number | null = null;

/** Keeps the basket true to the shop after the back button, a long absence and changes in other tabs; gives the end of it. */
export function startBasketSync(): () => void {
  const stopHearing = subscribeToOtherTabs(refreshBasket);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stopListening = subscribeToSessionEnd(basketStore.clear);
  const stopFollowing = subscribeToSessionBegin(refreshBasket);
  return () => {
    stopHearing();
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopListening();
    stopFollowing();
  };
}

/** Asks the shop how the basket stands, when this page has looked into it before. */
export function refreshBasket(): void {
  if (basketStore.get().status === 'cold') return;
  basketStore.dispatch({ type: 'outdated' });
  if (document.visibilityState === 'visible') void basketStore.run();
}

/** The basket in use once nothing is under way, made when there is none; null when the shop does not answer. */
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

/** Shows a basket that was changed past the store, and tells the other tabs; null reads it again. */
export async function applyBasket(basket: Basket | null): Promise<void> {
  const { revision } = basketStore.get().basket;
  if (basket) basketStore.dispatch({ type: 'loaded', basket, revision });
  notifyTabsOfBasket();
  if (basket && basketStore.get().basket.settled === basket) return;
  basketStore.dispatch({ type: 'outdated' });
  await basketStore.run();
}

/** Forgets a basket the shop does not know; the next wish makes another. */
export function removeLostBasket(basketId: string, message: string): void {
  if (sessionCookies.basketId.read() === basketId) sessionCookies.basketId.remove();
  basketStore.dispatch({ type: 'basketLost', message });
}

/** After an order: the store is reset and a fresh basket created (Spec §4); without an answer the next wish creates one. */
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
