import { useMemo, useSyncExternalStore } from 'react';
import {
  canCheckout,
  isBusy,
  pendingAdditions,
  shownAmount,
  shownPieces,
} from '@/domain/basket/basket-state';
import { keyOfLine } from '@/domain/basket/basket-wishes';
import type { Basket, BasketLine } from '@/domain/basket/basket';
import { type BasketAvailability, basketAvailability } from '@/domain/basket/line-availability';
import { cart } from './cart';
import { type CartStatus, initialCartState } from './cart-store';
import { onCountHintChange, readCountHint } from './count-hint';

export type ShownLine = {
  line: BasketLine;
  /** What the shopper wants; the line's own amount is what the shop has confirmed. */
  amount: number;
  isPending: boolean;
};

export type CartView = {
  status: CartStatus;
  basket: Basket | null;
  /** Lines without those the shopper has just removed. */
  lines: readonly ShownLine[];
  /** Products on their way into the basket. */
  additions: readonly { key: string; title: string; amount: number }[];
  /** When everything is there together, and which line decides it; null for an empty basket. */
  availability: BasketAvailability | null;
  /** True while the shop has not confirmed everything: no total is shown then. */
  isBusy: boolean;
  canCheckout: boolean;
};

/** Follows the basket as it is shown: the shop's totals, the shopper's amounts. */
export function useCart(): CartView {
  const { basket: state, status } = useSyncExternalStore(
    cart.subscribe,
    cart.get,
    () => initialCartState,
  );
  return useMemo(() => {
    const settled = state.settled?.lines ?? [];
    const lines = settled
      .map((line) => ({ line, amount: shownAmount(state, keyOfLine(line)) }))
      .filter(({ amount }) => amount > 0)
      .map((shown) => ({ ...shown, isPending: shown.amount !== shown.line.amount }));
    return {
      status,
      basket: state.settled,
      lines,
      additions: pendingAdditions(state),
      availability: basketAvailability(lines.map(({ line }) => line)),
      isBusy: isBusy(state),
      canCheckout: canCheckout(state) && status === 'ready',
    };
  }, [state, status]);
}

/** How many pieces the badge shows; before the basket was looked into, what was last seen of it. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCount, countNow, () => 0);
}

function countNow(): number {
  const { basket, status } = cart.get();
  const isUnknown = basket.settled === null && status !== 'ready';
  return isUnknown ? readCountHint() : shownPieces(basket);
}

function subscribeToCount(listener: () => void): () => void {
  const stopHint = onCountHintChange(listener);
  const stopCart = cart.subscribe(listener);
  return () => {
    stopHint();
    stopCart();
  };
}
