import type { Basket } from '@/domain/basket/basket';
import { setOrderComment } from '@/lib/browser/state/order-comment';
import { browserCookie } from '@/lib/browser/session/browser-cookies';
import { inTurn } from '@/lib/browser/session/session-gate';
import { onSessionBegin, onSessionEnd } from '@/lib/browser/session/session-end';
import { basketStore } from './basket-store';
import { hearOtherTabs, tellTabsOfBasket } from './basket-tabs';
import { offerFollowing } from './basket-use';
import { removeSnapshot } from '@/lib/browser/state/remove-cart-snapshot';

/** A page that was out of sight for longer looks into the basket again when it comes back. */
const staleAfterMs = 60_000;

let hiddenSince: number | null = null;

/** Keeps the basket true to the shop after the back button, a long absence and changes in other tabs; gives the end of it. */
export function followBasket(): () => void {
  const stopHearing = hearOtherTabs(reconcile);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stopListening = onSessionEnd(basketStore.clear);
  const stopFollowing = onSessionBegin(reconcile);
  return () => {
    stopHearing();
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopListening();
    stopFollowing();
  };
}

/** Asks the shop how the basket stands, when this page has looked into it before. */
export function reconcile(): void {
  if (basketStore.get().status === 'cold') return;
  basketStore.dispatch({ type: 'outdated' });
  if (document.visibilityState === 'visible') void basketStore.run();
}

/** The basket in use once nothing is under way, made when there is none; null when the shop does not answer. */
export async function ensureBasketId(): Promise<string | null> {
  await basketStore.run();
  const known = basketStore.get().basket.settled;
  if (known || basketStore.get().status === 'broken') return known?.id ?? null;
  const { createBasket } = await import('@/lib/browser/shop/basket-api');
  const created = await inTurn('basket', async () =>
    browserCookie.basketId.read() === null ? createBasket() : null,
  );
  if (created?.kind === 'basket') browserCookie.basketId.write(created.basket.id);
  await basketStore.run();
  return basketStore.get().basket.settled?.id ?? null;
}

/** Shows a basket that was changed past the store, and tells the other tabs; null reads it again. */
export async function takeBasket(basket: Basket | null): Promise<void> {
  const { revision } = basketStore.get().basket;
  if (basket) basketStore.dispatch({ type: 'loaded', basket, revision });
  tellTabsOfBasket();
  if (basket && basketStore.get().basket.settled === basket) return;
  basketStore.dispatch({ type: 'outdated' });
  await basketStore.run();
}

/** Forgets a basket the shop does not know; the next wish makes another. */
export function loseBasket(basketId: string, message: string): void {
  if (browserCookie.basketId.read() === basketId) browserCookie.basketId.remove();
  basketStore.dispatch({ type: 'basketLost', message });
}

/** After an order: the store is reset and a fresh basket created (Spec §4); without an answer the next wish creates one. */
export async function startFreshBasket(): Promise<void> {
  removeSnapshot();
  basketStore.clear();
  browserCookie.basketId.remove();
  setOrderComment('');
  const { createBasket } = await import('@/lib/browser/shop/basket-api');
  const created = await createBasket();
  if (created.kind === 'basket') browserCookie.basketId.write(created.basket.id);
  tellTabsOfBasket();
}

function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) reconcile();
}

function onVisibilityChange(): void {
  if (document.visibilityState === 'hidden') {
    hiddenSince = performance.now();
    return;
  }
  const absence = hiddenSince === null ? 0 : performance.now() - hiddenSince;
  hiddenSince = null;
  if (absence > staleAfterMs) reconcile();
  else if (basketStore.get().basket.needsReload) void basketStore.run();
}

offerFollowing(followBasket);
