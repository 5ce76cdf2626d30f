import type { Basket } from '@/domain/basket/basket';
import { addressWithoutSecrets } from '@/domain/privacy/address-without-secrets';
import { basketForTags } from '@/domain/tags/basket-for-tags';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { track } from '@/lib/browser/events/track';

const pageEvents: Record<string, 'view_cart' | 'begin_checkout'> = {
  '/checkout/cart': 'view_cart',
  '/checkout/address': 'begin_checkout',
};

let current: string | null = null;
let stopWaiting: () => void = () => undefined;

/**
 * Tells the tags which page is seen, without its secrets, and on the cart and the first checkout step what lies in the basket.
 * The same page in another language is another page; with another query, a filter for instance, it is not.
 */
export function followPage(path: string): void {
  const page = window.location.pathname;
  if (page === current) return;
  current = page;
  stopWaiting();
  window.gtag?.('set', { page_location: addressWithoutSecrets(window.location.href) });
  const name = pageEvents[path];
  if (name) stopWaiting = onceSettled((basket) => track({ name, ...basketForTags(basket) }));
}

/** Calls once the shop has said what lies in the basket, if anything does; gives the end of the waiting. */
function onceSettled(tell: (basket: Basket) => void): () => void {
  let stop: () => void = () => undefined;
  const look = () => {
    const { basket, status } = basketStore.get();
    if (status !== 'ready' || !basket.settled || basket.settled.lines.length === 0) return false;
    stop();
    tell(basket.settled);
    return true;
  };
  if (!look()) stop = basketStore.subscribe(look);
  return () => stop();
}
