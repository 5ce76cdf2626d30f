import { type Basket, isBasketOrderable } from './basket';
import { type AddWish, type BasketWish, keyOfLine, lineOfKey, wishedAmount } from './basket-wishes';
import { amountOf, type BasketWrite, writeFor } from './basket-writes';

/**
 * The basket's settled state (the shop's last answer) and everything wished on top of it (ARCHITECTURE §5).
 *
 * The store that holds it does three things and no more:
 * 1. hands every event to reduceBasket;
 * 2. while nextWrite gives a write, dispatches `started` with its id, sends it, and dispatches `answered` or `failed`;
 * 3. creates a basket while needsBasket (and none is being read), reads it again while needsReload, and dispatches
 *    `loaded` with the revision at which that began.
 *
 * So there is never more than one write in flight, fast clicks collapse into the last amount, nothing is sent twice,
 * and totals are the shop's alone.
 */
export type BasketState = {
  settled: Basket | null;
  /** In the order they are carried out; the one in flight stays in the list until it is answered. */
  wishes: readonly BasketWish[];
  inFlight: { id: number; wish: BasketWish; write: BasketWrite } | null;
  /** A write whose answer got lost: only reading the basket tells whether it arrived. */
  unconfirmed: { wish: BasketWish; write: BasketWrite; message: string } | null;
  needsReload: boolean;
  /** What the shopper wanted and the shop refused, kept for another try. */
  failures: readonly FailedWish[];
  /** Counts whatever makes a read that is under way outdated. */
  revision: number;
  /** Lost baskets since the last answer; more than one is not healed again (Spec §8). */
  recoveries: number;
};

/** `followers` are the wishes that required it. */
export type FailedWish = {
  wish: BasketWish;
  followers: readonly BasketWish[];
  message: string;
};

export const initialBasketState: BasketState = {
  settled: null,
  wishes: [],
  inFlight: null,
  unconfirmed: null,
  needsReload: false,
  failures: [],
  revision: 0,
  recoveries: 0,
};

/** The write to send now and the id to name it by; null while one is in flight, or when nothing can be sent. */
export function nextWrite(state: BasketState): { id: number; write: BasketWrite } | null {
  const next = state.inFlight || state.needsReload ? null : nextWish(state);
  return next ? { id: state.revision + 1, write: next.write } : null;
}

/** True when something is wished and there is no basket to put it in. */
export function needsBasket(state: BasketState): boolean {
  return state.settled === null && state.wishes.length > 0;
}

/** True while the shop has not confirmed everything: totals are those of before, checkout waits. */
export function isBusy(state: BasketState): boolean {
  return state.inFlight !== null || state.wishes.length > 0 || state.needsReload;
}

/** True when everything is settled and can be ordered. */
export function canCheckout(state: BasketState): boolean {
  return !isBusy(state) && isBasketOrderable(state.settled);
}

/** The amount to show for a line's key: what the shopper wants, else what is settled. */
export function shownAmount(state: BasketState, key: string): number {
  return wishedAmount(amountOf(state.settled, key), wishOf(state, key));
}

/** Products on their way into the basket that have no line there yet. */
export function pendingAdditions(state: BasketState): AddWish[] {
  return state.wishes.filter(
    (wish): wish is AddWish => wish.kind === 'add' && !lineOfKey(state.settled, wish.key),
  );
}

/** How many pieces the basket will hold when every wish comes true. */
export function shownPieces(state: BasketState): number {
  const lines = state.settled?.lines ?? [];
  const settled = lines.reduce((sum, line) => sum + shownAmount(state, keyOfLine(line)), 0);
  return settled + pendingAdditions(state).reduce((sum, addition) => sum + addition.amount, 0);
}

/** The first wish that something can be sent for, with its write; null when there is none. */
export function nextWish({
  wishes,
  settled,
}: BasketState): { wish: BasketWish; write: BasketWrite } | null {
  if (!settled) return null;
  for (const candidate of wishes) {
    const write = isWaiting(candidate, wishes) ? null : writeFor(candidate, settled);
    if (write) return { wish: candidate, write };
  }
  return null;
}

/** True while another wish has to come true first. */
export function isWaiting(candidate: BasketWish, wishes: readonly BasketWish[]): boolean {
  // What is said of the delivery is said of a basket with something in it.
  if (candidate.kind === 'setDeliveryWish') return wishes.some(({ kind }) => kind === 'add');
  return candidate.kind === 'set' && wishes.some(({ key }) => key === candidate.requires);
}

/** The wish of a key. */
export function wishOf(state: BasketState, key: string): BasketWish | undefined {
  return state.wishes.find((candidate) => candidate.key === key);
}
