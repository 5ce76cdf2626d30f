import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';
import { type ClickLike, isPlainClick } from './plain-click';

type CartPanel = {
  isOpen: boolean;
  /** What was just put into the basket, said on top of the list; null when the panel was opened by hand. */
  addedTitle: string | null;
};

const closed: CartPanel = { isOpen: false, addedTitle: null };

const panel = createExternalStore<CartPanel>(closed);

/** Opens the cart sidebar; the title of what was just added is named in it. */
export function openCart(addedTitle: string | null = null): void {
  panel.set({ isOpen: true, addedTitle });
}

/** For links to the cart page: a plain click opens the sidebar instead; a new tab, a new window and the cart page stay. */
export function openCartInstead(event: ClickLike, pathname: string): void {
  if (!isPlainClick(event) || pathname.startsWith('/checkout')) return;
  event.preventDefault();
  openCart();
}

/** Closes the cart sidebar. */
export function closeCart(): void {
  panel.update((current) => (current.isOpen ? closed : current));
}

/** Follows the sidebar; closed on the server. */
export function useCartPanel(): CartPanel {
  return useSyncExternalStore(panel.subscribe, panel.get, () => closed);
}
