import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { type ClickEventLike, isPlainClick } from './page-link';

type CartPanel = {
  isOpen: boolean;
  /** What was just put into the basket, said on top of the list; null when the panel was opened by hand. */
  addedTitle: string | null;
};

const closedCart: CartPanel = { isOpen: false, addedTitle: null };

const cartPanel = createExternalStore<CartPanel>(closedCart);

/** Opens the cart sidebar; the title of what was just added is named in it. */
export function openCart(addedTitle: string | null = null): void {
  cartPanel.set({ isOpen: true, addedTitle });
}

/** For links to the cart page: a plain click opens the sidebar instead; a new tab, a new window and the cart page stay. */
export function openCartInstead(event: ClickEventLike, pathname: string): void {
  if (!isPlainClick(event) || pathname.startsWith('/checkout')) return;
  event.preventDefault();
  openCart();
}

/** Closes the cart sidebar. */
export function closeCart(): void {
  cartPanel.update((current) => (current.isOpen ? closedCart : current));
}

/** Follows the sidebar; closed on the server. */
export function useCartPanel(): CartPanel {
  return useSyncExternalStore(cartPanel.subscribe, cartPanel.get, () => closedCart);
}

type SearchPanel = {
  isOpen: boolean;
  /** Somebody is about to search: time to load what it takes. */
  isPrefetched: boolean;
};

const closedSearch: SearchPanel = { isOpen: false, isPrefetched: false };

const searchPanel = createExternalStore<SearchPanel>(closedSearch);

/** Loads the search ahead, for instance when the pointer is above its word. */
export function prefetchSearch(): void {
  searchPanel.update((current) =>
    current.isPrefetched ? current : { ...current, isPrefetched: true },
  );
}

/** Opens the search above the page. */
export function openSearch(): void {
  searchPanel.set({ isOpen: true, isPrefetched: true });
}

/** For links to the search page: a plain click opens the search above the page instead. */
export function openSearchInstead(event: ClickEventLike): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openSearch();
}

/** Closes the search; what was loaded stays. */
export function closeSearch(): void {
  searchPanel.update((current) => (current.isOpen ? { ...current, isOpen: false } : current));
}

/** The search could not be loaded: the next wish tries again. True when it was to be open already. */
export function resetSearch(): boolean {
  const { isOpen } = searchPanel.get();
  searchPanel.set(closedSearch);
  return isOpen;
}

/** Follows the search; closed on the server. */
export function useSearchPanel(): SearchPanel {
  return useSyncExternalStore(searchPanel.subscribe, searchPanel.get, () => closedSearch);
}
