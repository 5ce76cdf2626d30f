import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { type ClickEventLike, isPlainClick } from './page-link';

type CartPanel = {
  isOpen: boolean;
  /** Title of the item just added, shown above the list; null when the customer opened the panel. */
  addedTitle: string | null;
};

const closedCart: CartPanel = { isOpen: false, addedTitle: null };

const cartPanel = createExternalStore<CartPanel>(closedCart);

/** Opens the cart sidebar and shows the title of the item just added. */
export function openCart(addedTitle: string | null = null): void {
  cartPanel.set({ isOpen: true, addedTitle });
}

/**
 * Click handler for links to the cart page: a plain click opens the sidebar instead. Clicks with a modifier key and
 * clicks on checkout pages follow the link.
 */
export function handleCartLinkClick(event: ClickEventLike, pathname: string): void {
  if (!isPlainClick(event) || pathname.startsWith('/checkout')) return;
  event.preventDefault();
  openCart();
}

export function closeCart(): void {
  cartPanel.update((current) => (current.isOpen ? closedCart : current));
}

/** Subscribes to the state of the cart sidebar; closed on the server. */
export function useCartPanel(): CartPanel {
  return useSyncExternalStore(cartPanel.subscribe, cartPanel.get, () => closedCart);
}

type SearchPanel = {
  isOpen: boolean;
  /** True when the search is likely to be opened and its code should be loaded. */
  isPrefetched: boolean;
};

const closedSearch: SearchPanel = { isOpen: false, isPrefetched: false };

const searchPanel = createExternalStore<SearchPanel>(closedSearch);

/** Loads the code of the search in advance, for instance when the pointer is over its link. */
export function prefetchSearch(): void {
  searchPanel.update((current) =>
    current.isPrefetched ? current : { ...current, isPrefetched: true },
  );
}

export function openSearch(): void {
  searchPanel.set({ isOpen: true, isPrefetched: true });
}

/** Click handler for links to the search page: a plain click opens the search overlay instead. */
export function handleSearchLinkClick(event: ClickEventLike): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openSearch();
}

/** Closes the search overlay; its loaded code stays available. */
export function closeSearch(): void {
  searchPanel.update((current) => (current.isOpen ? { ...current, isOpen: false } : current));
}

/**
 * Resets the search after its code failed to load, so that the next attempt loads it again. Returns true if the visitor
 * had opened the search.
 */
export function resetSearch(): boolean {
  const { isOpen } = searchPanel.get();
  searchPanel.set(closedSearch);
  return isOpen;
}

/** Subscribes to the state of the search overlay; closed on the server. */
export function useSearchPanel(): SearchPanel {
  return useSyncExternalStore(searchPanel.subscribe, searchPanel.get, () => closedSearch);
}
