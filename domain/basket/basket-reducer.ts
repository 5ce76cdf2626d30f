import type { Basket } from './basket';
import {
  type BasketState,
  type FailedCommand,
  initialBasketState,
  isCommandBlocked,
  findNextCommand,
  findNextMutation,
  findCommand,
} from './basket-state';
import {
  type BasketCommand,
  createShipmentModeCommand,
  removePendingCommand,
  addPendingCommand,
} from './basket-commands';
import { getLineQuantity, isMutationApplied, toBasketMutation } from './basket-mutations';
import { maxRecoveryAttempts } from './error-recovery';

export type BasketEvent =
  | { type: 'commandsAdded'; commands: readonly BasketCommand[] }
  | { type: 'started'; id: number }
  /** `problem`: error message of the shop when it executed the mutation only partly. */
  | { type: 'answered'; id: number; basket: Basket; problem?: string | undefined }
  /**
   * rejected: the shop rejected the mutation. unknown: no response arrived, so it may have been applied.
   */
  | { type: 'failed'; id: number; message: string; outcome: 'rejected' | 'unknown' }
  /** A basket was read or created; `revision` is the state's revision when the request started. */
  | { type: 'loaded'; basket: Basket; revision: number }
  /** The page was restored from the back-forward cache, or another tab changed the basket. */
  | { type: 'outdated' }
  /**
   * The shop does not find the basket, or the basket belongs to another customer (Specification §8). Pending commands
   * are sent to a new basket.
   */
  | { type: 'basketLost'; message: string }
  /** The basket could neither be read nor created; unsent commands are kept for a retry. */
  | { type: 'unreachable'; message: string }
  | { type: 'retried'; key: string }
  | { type: 'dismissed'; key: string }
  /** The customer logged out, or an order was placed. */
  | { type: 'cleared' };

/** Returns the state after an event. Events that are outdated for the current state change nothing. */
export function reduceBasket(state: BasketState, event: BasketEvent): BasketState {
  switch (event.type) {
    case 'commandsAdded':
      return withoutFulfilled(event.commands.reduce(applyCommand, state));
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
      const failure = state.failures.find((failed) => failed.command.key === event.key);
      const again = failure ? [failure.command, ...failure.followers] : [];
      return withoutFulfilled(again.reduce(applyCommand, state));
    }
    case 'dismissed':
      return { ...state, failures: withoutFailure(state, event.key) };
    case 'cleared':
      return { ...initialBasketState, revision: state.revision + 1 };
  }
}

function applyCommand(state: BasketState, added: BasketCommand): BasketState {
  return {
    ...state,
    commands: addPendingCommand(state.commands, added),
    failures: withoutFailure(state, added.key),
  };
}

function start(state: BasketState, id: number): BasketState {
  const next = findNextMutation(state)?.id === id ? findNextCommand(state) : null;
  return next ? { ...state, inFlight: { id, ...next }, revision: id } : state;
}

function answer(state: BasketState, basket: Basket, problem?: string): BasketState {
  const { inFlight, settled: before } = state;
  if (!inFlight) return state;
  const { command, write } = inFlight;
  const done: BasketState = {
    ...state,
    settled: basket,
    inFlight: null,
    recoveries: 0,
    revision: state.revision + 1,
  };
  const happened = problem === undefined || (before && isMutationApplied(write, before, basket));
  if (happened) return withoutFulfilled(fulfil(done, command));
  const partly = fulfilPart(done, command, before);
  return withoutFulfilled(rollBack(partly, command, problem));
}

/**
 * Reduces an add command by the pieces that the shop has added, which may be fewer than requested. Other commands stay
 * unchanged.
 */
function fulfilPart(
  state: BasketState,
  answered: BasketCommand,
  before: Basket | null,
): BasketState {
  if (answered.kind !== 'add') return state;
  const added =
    getLineQuantity(state.settled, answered.key) - getLineQuantity(before, answered.key);
  return added > 0 ? fulfil(state, { ...answered, amount: added }) : state;
}

function fail(
  state: BasketState,
  failure: { message: string; outcome: 'rejected' | 'unknown' },
): BasketState {
  const { inFlight } = state;
  if (!inFlight) return state;
  const idle = { ...state, inFlight: null, revision: state.revision + 1 };
  const { command, write } = inFlight;
  if (failure.outcome === 'rejected')
    return withoutFulfilled(rollBack(idle, command, failure.message));
  return {
    ...idle,
    needsReload: true,
    unconfirmed: { command, write, message: failure.message },
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
  const happened = settled !== null && isMutationApplied(unconfirmed.write, settled, basket);
  return withoutFulfilled(
    happened
      ? fulfil(loaded, unconfirmed.command)
      : rollBack(loaded, unconfirmed.command, unconfirmed.message),
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
    commands: listCommandsForNewBasket(state),
  };
  if (state.recoveries < maxRecoveryAttempts) return lost;
  const failures = lost.commands.map((failed) => ({ command: failed, followers: [], message }));
  return { ...lost, commands: [], failures };
}

/**
 * Turns the pending commands into failures. An unconfirmed command stays pending, because the next read of the basket
 * shows whether it was applied.
 */
function giveUp(state: BasketState, message: string): BasketState {
  const { unconfirmed, commands } = state;
  return commands
    .filter(
      (unsent) =>
        unsent.key !== unconfirmed?.command.key &&
        (unsent.kind === 'setDeliveryWish' || !isCommandBlocked(unsent, commands)),
    )
    .reduce((rest, unsent) => rollBack(rest, unsent, message), state);
}

/**
 * Removes the fulfilled part of a command. While it was in flight, the visitor may have added more pieces or set
 * another quantity.
 */
function fulfil(state: BasketState, fulfilled: BasketCommand): BasketState {
  const current = findCommand(state, fulfilled.key);
  if (current === fulfilled) {
    return { ...state, commands: state.commands.filter((other) => other !== current) };
  }
  if (current?.kind !== 'add' || fulfilled.kind !== 'add') return state;
  const rest = { ...current, amount: current.amount - fulfilled.amount };
  return { ...state, commands: state.commands.map((other) => (other === current ? rest : other)) };
}

/**
 * Removes a failed command and the commands that require it, and stores them as a failure. A command that was replaced
 * while in flight stays pending.
 */
function rollBack(state: BasketState, failed: BasketCommand, message: string): BasketState {
  const current = findCommand(state, failed.key);
  if (!current || (current !== failed && current.kind !== 'add')) return state;
  const commands = removePendingCommand(state.commands, failed.key);
  const followers = state.commands.filter(
    (other) => other !== current && !commands.includes(other),
  );
  const failure = { command: current, followers, message };
  return { ...state, commands, failures: [...withoutFailure(state, failed.key), failure] };
}

/** Drops commands that need no request, for instance after a quantity was changed and changed back. */
function withoutFulfilled(state: BasketState): BasketState {
  const { settled, inFlight, commands } = state;
  if (!settled || inFlight || state.needsReload) return state;
  const open = commands.filter(
    (open) => isCommandBlocked(open, commands) || toBasketMutation(open, settled) !== null,
  );
  return open.length === commands.length ? state : withoutFulfilled({ ...state, commands: open });
}

/**
 * Lists the commands to send to a new basket: the pending ones that make sense in it, then the shipment mode of the
 * lost basket.
 */
function listCommandsForNewBasket({ commands, settled }: BasketState): BasketCommand[] {
  const applicable = commands.filter(makesSenseInNewBasket);
  if (
    applicable.length === 0 ||
    !settled?.lines.length ||
    applicable.some(({ kind }) => kind === 'setDeliveryWish')
  )
    return applicable;
  return [...applicable, createShipmentModeCommand(settled.shipmentMode)];
}

function makesSenseInNewBasket(candidate: BasketCommand): boolean {
  return (
    candidate.kind !== 'removeVoucher' && !(candidate.kind === 'set' && candidate.amount === 0)
  );
}

function withoutFailure(state: BasketState, key: string): FailedCommand[] {
  return state.failures.filter((failure) => failure.command.key !== key);
}
