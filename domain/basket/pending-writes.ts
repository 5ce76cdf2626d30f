import type { Basket } from './basket';
import {
  type BasketState,
  type FailedWish,
  initialBasketState,
  isWaiting,
  nextWish,
  nextWrite,
  wishOf,
} from './basket-state';
import { type BasketWish, wishForDelivery, withoutKey, withWish } from './basket-wishes';
import { amountOf, hasHappened, writeFor } from './basket-writes';
import { maxRecoveryAttempts } from './recovery';

export type BasketEvent =
  | { type: 'wished'; wishes: readonly BasketWish[] }
  | { type: 'started'; id: number }
  /** `problem`: the shop did a part of it and reported an error beside the basket. */
  | { type: 'answered'; id: number; basket: Basket; problem?: string | undefined }
  /** refused: the shop said no. unknown: no answer came, so it may have happened. */
  | { type: 'failed'; id: number; message: string; outcome: 'refused' | 'unknown' }
  /** A basket was read or created; `revision` is the state's when that began. */
  | { type: 'loaded'; basket: Basket; revision: number }
  /** The page came back from the back-forward cache, or another tab changed the basket. */
  | { type: 'outdated' }
  /** The shop does not know the basket or gives it to somebody else (Spec §8): wishes go to the next one. */
  | { type: 'basketLost'; message: string }
  /** Neither read nor created: what was not sent yet is kept for another try. */
  | { type: 'unreachable'; message: string }
  | { type: 'retried'; key: string }
  | { type: 'dismissed'; key: string }
  /** Logout, or an order was placed. */
  | { type: 'cleared' };

/** The state after an event. Events that come too late for the state they were meant for change nothing. */
export function reduceBasket(state: BasketState, event: BasketEvent): BasketState {
  switch (event.type) {
    case 'wished':
      return withoutFulfilled(event.wishes.reduce(wish, state));
    case 'started':
      return start(state, event.id);
    case 'answered':
      return state.inFlight?.id === event.id ? answer(state, event.basket, event.problem) : state;
    case 'failed':
      return state.inFlight?.id === event.id ? fail(state, event) : state;
    case 'loaded':
      return state.revision === event.revision && !state.inFlight
        ? load(state, event.basket)
        : state;
    case 'outdated':
      return state.settled ? { ...state, needsReload: true, revision: state.revision + 1 } : state;
    case 'basketLost':
      return loseBasket(state, event.message);
    case 'unreachable':
      return giveUp(state, event.message);
    case 'retried': {
      const failure = state.failures.find((failed) => failed.wish.key === event.key);
      const again = failure ? [failure.wish, ...failure.followers] : [];
      return withoutFulfilled(again.reduce(wish, state));
    }
    case 'dismissed':
      return { ...state, failures: withoutFailure(state, event.key) };
    case 'cleared':
      return { ...initialBasketState, revision: state.revision + 1 };
  }
}

function wish(state: BasketState, added: BasketWish): BasketState {
  return {
    ...state,
    wishes: withWish(state.wishes, added),
    failures: withoutFailure(state, added.key),
  };
}

function start(state: BasketState, id: number): BasketState {
  const next = nextWrite(state)?.id === id ? nextWish(state) : null;
  return next ? { ...state, inFlight: { id, ...next }, revision: id } : state;
}

function answer(state: BasketState, basket: Basket, problem?: string): BasketState {
  const { inFlight, settled: before } = state;
  if (!inFlight) return state;
  const { wish: answered, write } = inFlight;
  const done: BasketState = {
    ...state,
    settled: basket,
    inFlight: null,
    recoveries: 0,
    revision: state.revision + 1,
  };
  const happened = problem === undefined || (before && hasHappened(write, before, basket));
  if (happened) return withoutFulfilled(fulfil(done, answered));
  const partly = fulfilPart(done, answered, before);
  return withoutFulfilled(rollBack(partly, answered, problem));
}

/** The shop may have added fewer pieces than asked for: only the others are still missing. */
function fulfilPart(state: BasketState, answered: BasketWish, before: Basket | null): BasketState {
  if (answered.kind !== 'add') return state;
  const added = amountOf(state.settled, answered.key) - amountOf(before, answered.key);
  return added > 0 ? fulfil(state, { ...answered, amount: added }) : state;
}

function fail(
  state: BasketState,
  failure: { message: string; outcome: 'refused' | 'unknown' },
): BasketState {
  const { inFlight } = state;
  if (!inFlight) return state;
  const idle = { ...state, inFlight: null, revision: state.revision + 1 };
  const { wish: failedWish, write } = inFlight;
  if (failure.outcome === 'refused')
    return withoutFulfilled(rollBack(idle, failedWish, failure.message));
  return {
    ...idle,
    needsReload: true,
    unconfirmed: { wish: failedWish, write, message: failure.message },
  };
}

function load(state: BasketState, basket: Basket): BasketState {
  const { unconfirmed, settled } = state;
  const loaded = {
    ...state,
    settled: basket,
    unconfirmed: null,
    needsReload: false,
    revision: state.revision + 1,
  };
  if (!unconfirmed) return withoutFulfilled(loaded);
  const happened = settled !== null && hasHappened(unconfirmed.write, settled, basket);
  return withoutFulfilled(
    happened
      ? fulfil(loaded, unconfirmed.wish)
      : rollBack(loaded, unconfirmed.wish, unconfirmed.message),
  );
}

function loseBasket(state: BasketState, message: string): BasketState {
  const lost = {
    ...state,
    settled: null,
    inFlight: null,
    unconfirmed: null,
    needsReload: false,
    revision: state.revision + 1,
    recoveries: state.recoveries + 1,
    wishes: wishesOfNewBasket(state),
  };
  if (state.recoveries < maxRecoveryAttempts) return lost;
  const failures = lost.wishes.map((failed) => ({ wish: failed, followers: [], message }));
  return { ...lost, wishes: [], failures };
}

/** An unconfirmed wish stays where it is: the next reading tells whether it came true. */
function giveUp(state: BasketState, message: string): BasketState {
  const { unconfirmed, wishes } = state;
  return wishes
    .filter(
      (unsent) =>
        unsent.key !== unconfirmed?.wish.key &&
        (unsent.kind === 'setDeliveryWish' || !isWaiting(unsent, wishes)),
    )
    .reduce((rest, unsent) => rollBack(rest, unsent, message), state);
}

/** Takes the fulfilled part off: an add may have grown and a set may have changed while it was in flight. */
function fulfil(state: BasketState, fulfilled: BasketWish): BasketState {
  const current = wishOf(state, fulfilled.key);
  if (current === fulfilled) {
    return { ...state, wishes: state.wishes.filter((other) => other !== current) };
  }
  if (current?.kind !== 'add' || fulfilled.kind !== 'add') return state;
  const rest = { ...current, amount: current.amount - fulfilled.amount };
  return { ...state, wishes: state.wishes.map((other) => (other === current ? rest : other)) };
}

/** Back to settled. A wish replaced while it was in flight stands for itself; else it is kept as a failure. */
function rollBack(state: BasketState, failed: BasketWish, message: string): BasketState {
  const current = wishOf(state, failed.key);
  if (!current || (current !== failed && current.kind !== 'add')) return state;
  const wishes = withoutKey(state.wishes, failed.key);
  const followers = state.wishes.filter((other) => other !== current && !wishes.includes(other));
  const failure = { wish: current, followers, message };
  return { ...state, wishes, failures: [...withoutFailure(state, failed.key), failure] };
}

/** Drops wishes that came true by themselves, for instance an amount changed and changed back. */
function withoutFulfilled(state: BasketState): BasketState {
  const { settled, inFlight, wishes } = state;
  if (!settled || inFlight || state.needsReload) return state;
  const open = wishes.filter((open) => isWaiting(open, wishes) || writeFor(open, settled) !== null);
  return open.length === wishes.length ? state : withoutFulfilled({ ...state, wishes: open });
}

/** What was said of the delivery goes with what is put into the new basket, after it. */
function wishesOfNewBasket({ wishes, settled }: BasketState): BasketWish[] {
  const kept = wishes.filter(makesSenseInNewBasket);
  if (
    kept.length === 0 ||
    !settled?.lines.length ||
    kept.some(({ kind }) => kind === 'setDeliveryWish')
  )
    return kept;
  return [...kept, wishForDelivery(settled.deliveryWish)];
}

function makesSenseInNewBasket(candidate: BasketWish): boolean {
  return (
    candidate.kind !== 'removeVoucher' && !(candidate.kind === 'set' && candidate.amount === 0)
  );
}

function withoutFailure(state: BasketState, key: string): FailedWish[] {
  return state.failures.filter((failure) => failure.wish.key !== key);
}
