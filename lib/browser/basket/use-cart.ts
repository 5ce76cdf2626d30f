import { useMemo, useSyncExternalStore } from 'react';
import {
  type BasketState,
  canCheckout,
  isBasketBusy,
  listPendingAdditions,
  getDisplayedQuantity,
} from '@/domain/basket/basket-state';
import { getBasketLineKey } from '@/domain/basket/basket-commands';
import {
  type Basket,
  type BasketAvailability,
  type BasketLine,
  computeBasketAvailability,
} from '@/domain/basket/basket';
import { findLineGroup } from '@/domain/configurator/line-group';
import { type BasketStatus, basketStore, initialBasketStoreState } from './basket-store';

export type CartLineView = {
  line: BasketLine;
  /** Quantity the customer has chosen; `line.amount` is the quantity confirmed by the shop service. */
  amount: number;
  isPending: boolean;
};

export type CartView = {
  status: BasketStatus;
  basket: Basket | null;
  /** The lines to display: all except lines the customer has just removed. */
  lines: readonly CartLineView[];
  /** Products being added to the basket, not yet confirmed by the shop service. */
  additions: readonly { key: string; title: string; amount: number }[];
  /**
   * Date on which all items are available together, and the line that determines this date; null for an empty basket.
   */
  availability: BasketAvailability | null;
  /** True while changes are not confirmed by the shop service; no total is shown during that time. */
  isBusy: boolean;
  canCheckout: boolean;
};

/** Subscribes to the displayed basket: totals from the shop service, quantities as chosen by the customer. */
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

/** Returns the basket without the lines the customer has just removed; null without a basket. */
export function getDisplayedBasket({ basket, lines }: CartView): Basket | null {
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

/**
 * Returns the displayed quantity of a mounted part, which is always the quantity of its bicycle; null for all other
 * lines.
 */
function amountOfGroup(state: BasketState, part: BasketLine): number | null {
  const group = findLineGroup(part.persParam);
  if (group === null) return null;
  const bike = state.settled?.lines.find(
    ({ persParam, product }) => persParam.uuid === group.key && product?.sku === group.sku,
  );
  return bike === undefined ? null : getDisplayedQuantity(state, getBasketLineKey(bike));
}

/**
 * Returns the keys of lines being replaced, for example because their comment changes, and of the lines that replace
 * them. Both lines exist until the replacement is complete; only the old one is displayed.
 */
function replacementsIn({ commands }: BasketState): {
  oldKeys: Set<string>;
  newKeys: Set<string>;
} {
  const oldKeys = new Set<string>();
  const newKeys = new Set<string>();
  for (const command of commands) {
    if (command.kind !== 'set' || command.requires === null) continue;
    oldKeys.add(command.key);
    newKeys.add(command.requires);
  }
  return { oldKeys, newKeys };
}

/** Returns the current basket status, for code that has just awaited a basket action. */
export function getCartStatus(): BasketStatus {
  return basketStore.get().status;
}
