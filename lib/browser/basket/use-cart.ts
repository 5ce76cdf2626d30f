import { useMemo, useSyncExternalStore } from 'react';
import {
  type BasketState,
  canCheckout,
  isBasketBusy,
  listPendingAdditions,
  getDisplayedQuantity,
} from '@/domain/basket/basket-state';
import { getBasketLineKey } from '@/domain/basket/basket-commands';
import type { Basket, BasketLine } from '@/domain/basket/basket';
import { findLineGroup } from '@/domain/configurator/line-group';
import { type BasketAvailability, computeBasketAvailability } from '@/domain/basket/basket';
import { basketStore } from './basket-store';
import { type BasketStatus, initialBasketStoreState } from './basket-store';

export type CartLineView = {
  line: BasketLine;
  /** What the shopper wants; the line's own amount is what the shop has confirmed. */
  amount: number;
  isPending: boolean;
};

export type CartView = {
  status: BasketStatus;
  basket: Basket | null;
  /** Lines without those the shopper has just removed. */
  lines: readonly CartLineView[];
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
    basketStore.subscribe,
    basketStore.get,
    () => initialBasketStoreState,
  );
  return useMemo(() => {
    const lines = shownLines(state);
    const replacements = replacementsIn(state);
    return {
      status,
      basket: state.settled,
      lines,
      additions: listPendingAdditions(state).filter(({ key }) => !replacements.newKeys.has(key)),
      availability: computeBasketAvailability(lines.map(({ line }) => line)),
      isBusy: isBasketBusy(state),
      canCheckout: canCheckout(state) && status === 'ready',
    };
  }, [state, status]);
}

/** The basket without the lines the shopper has just removed; null without one. */
export function getShownBasket({ basket, lines }: CartView): Basket | null {
  return basket && { ...basket, lines: lines.map(({ line }) => line) };
}

function shownLines(state: BasketState): CartLineView[] {
  const { oldKeys, newKeys } = replacementsIn(state);
  return (state.settled?.lines ?? []).flatMap((line) => {
    const key = getBasketLineKey(line);
    if (oldKeys.has(key)) return [{ line, amount: line.amount, isPending: true }];
    const amount = amountOfGroup(state, line) ?? getDisplayedQuantity(state, key);
    if (amount === 0 || newKeys.has(key)) return [];
    return [{ line, amount, isPending: amount !== line.amount }];
  });
}

/** A part goes with its bicycle: the amount of that one, whatever the shop has confirmed. Null for all other lines. */
function amountOfGroup(state: BasketState, part: BasketLine): number | null {
  const group = findLineGroup(part.persParam);
  if (group === null) return null;
  const bike = state.settled?.lines.find(
    ({ persParam, product }) => persParam.uuid === group.key && product?.sku === group.sku,
  );
  return bike === undefined ? null : getDisplayedQuantity(state, getBasketLineKey(bike));
}

/** A line that gets another comment is two lines for a moment; the shopper goes on seeing the old one until it is done. */
function replacementsIn({ commands: wishes }: BasketState): {
  oldKeys: Set<string>;
  newKeys: Set<string>;
} {
  const oldKeys = new Set<string>();
  const newKeys = new Set<string>();
  for (const wish of wishes) {
    if (wish.kind !== 'set' || wish.requires === null) continue;
    oldKeys.add(wish.key);
    newKeys.add(wish.requires);
  }
  return { oldKeys, newKeys };
}

/** Where the basket stands right now, for code that has just waited for it. */
export function getCartStatus(): BasketStatus {
  return basketStore.get().status;
}
