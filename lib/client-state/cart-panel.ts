import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

export type CartPanel = {
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

/** Closes the cart sidebar. */
export function closeCart(): void {
  panel.update((current) => (current.isOpen ? closed : current));
}

/** Follows the sidebar; closed on the server. */
export function useCartPanel(): CartPanel {
  return useSyncExternalStore(panel.subscribe, panel.get, () => closed);
}
