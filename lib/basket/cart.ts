import { countPieces, type Basket } from '@/domain/basket/basket';
import { setCart, setClearCart } from '@/lib/client-state/local-operations';
import { setOrderComment } from '@/lib/client-state/order-comment';
import { browserCookie } from '@/lib/session/browser-cookies';
import { onSessionBegin, onSessionEnd } from '@/lib/session/session-end';
import { trackBasket } from '@/lib/tags/track-basket';
import { type CartStore, createCartStore } from './cart-store';
import { writeCountHint } from './count-hint';

const channelName = 'cart';
/** A page that was out of sight for longer looks into the basket again when it comes back. */
const staleAfterMs = 60_000;

let channel: BroadcastChannel | null = null;
let hiddenSince: number | null = null;

/** The page's one basket. Apollo is loaded when it is first needed, not with the page. */
export const cart: CartStore = createCartStore({
  loadApi: () => import('./basket-api'),
  basketId: browserCookie.basketId,
  onSettled: show,
  onWritten: (before, after) => {
    channel?.postMessage('changed');
    trackBasket(before, after);
  },
});

/** Keeps the basket true to the shop after the back button, a long absence and changes in other tabs; gives the end of it. */
export function followCart(): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', reconcile);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  const stopListening = onSessionEnd(cart.clear);
  const stopFollowing = onSessionBegin(reconcile);
  return () => {
    channel?.close();
    channel = null;
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    stopListening();
    stopFollowing();
  };
}

/** Asks the shop how the basket stands, when this page has looked into it before. */
export function reconcile(): void {
  if (cart.get().status === 'cold') return;
  cart.dispatch({ type: 'outdated' });
  if (document.visibilityState === 'visible') void cart.run();
}

/** After an order: the store is reset and a fresh basket created (Spec §4); without an answer the next wish creates one. */
export async function startFreshBasket(): Promise<void> {
  cart.clear();
  browserCookie.basketId.remove();
  setOrderComment('');
  const { createBasket } = await import('./basket-api');
  const created = await createBasket();
  if (created.kind === 'basket') browserCookie.basketId.write(created.basket.id);
  channel?.postMessage('changed');
}

function show(basket: Basket | null): void {
  if (basket) setCart(basket);
  else setClearCart();
  writeCountHint(countPieces(basket));
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
  else if (cart.get().basket.needsReload) void cart.run();
}
