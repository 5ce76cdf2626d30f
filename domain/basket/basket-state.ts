import { type Basket, isBasketOrderable } from './basket';
import {
  type AddItemCommand,
  type BasketCommand,
  getBasketLineKey,
  findLineByKey,
  getExpectedQuantity,
} from './basket-commands';
import { getLineQuantity, type BasketMutation, toBasketMutation } from './basket-mutations';

/**
 * The basket's settled state (the shop's last answer) and everything wished on top of it (ARCHITECTURE §5).
 *
 * The store that holds it does three things and no more:
 * 1. hands every event to reduceBasket;
 * 2. while findNextMutation gives a write, dispatches `started` with its id, sends it, and dispatches `answered` or `failed`;
 * 3. creates a basket while needsBasket (and none is being read), reads it again while needsReload, and dispatches
 *    `loaded` with the revision at which that began.
 *
 * So there is never more than one write in flight, fast clicks collapse into the last amount, nothing is sent twice,
 * and totals are the shop's alone.
 */
export type BasketState = {
  settled: Basket | null;
  /** In the order they are carried out; the one in flight stays in the list until it is answered. */
  commands: readonly BasketCommand[];
  inFlight: { id: number; command: BasketCommand; write: BasketMutation } | null;
  /** A write whose answer got lost: only reading the basket tells whether it arrived. */
  unconfirmed: { command: BasketCommand; write: BasketMutation; message: string } | null;
  needsReload: boolean;
  /** What the shopper wanted and the shop refused, kept for another try. */
  failures: readonly FailedCommand[];
  /** Counts whatever makes a read that is under way outdated. */
  revision: number;
  /** Lost baskets since the last answer; more than one is not healed again (Spec §8). */
  recoveries: number;
};

/** `followers` are the commands that required it. */
export type FailedCommand = {
  command: BasketCommand;
  followers: readonly BasketCommand[];
  message: string;
};

export const initialBasketState: BasketState = {
  settled: null,
  commands: [],
  inFlight: null,
  unconfirmed: null,
  needsReload: false,
  failures: [],
  revision: 0,
  recoveries: 0,
};

/** The write to send now and the id to name it by; null while one is in flight, or when nothing can be sent. */
export function findNextMutation(state: BasketState): { id: number; write: BasketMutation } | null {
  const next = state.inFlight || state.needsReload ? null : findNextCommand(state);
  return next ? { id: state.revision + 1, write: next.write } : null;
}

/** True when something is wished and there is no basket to put it in. */
export function needsBasket(state: BasketState): boolean {
  return state.settled === null && state.commands.length > 0;
}

/** True while the shop has not confirmed everything: totals are those of before, checkout waits. */
export function isBasketBusy(state: BasketState): boolean {
  return state.inFlight !== null || state.commands.length > 0 || state.needsReload;
}

/** True when everything is settled and can be ordered. */
export function canCheckout(state: BasketState): boolean {
  return !isBasketBusy(state) && isBasketOrderable(state.settled);
}

/** The amount to show for a line's key: what the shopper wants, else what is settled. */
export function getDisplayedQuantity(state: BasketState, key: string): number {
  return getExpectedQuantity(getLineQuantity(state.settled, key), findCommand(state, key));
}

/** Products on their way into the basket that have no line there yet. */
export function listPendingAdditions(state: BasketState): AddItemCommand[] {
  return state.commands.filter(
    (command): command is AddItemCommand =>
      command.kind === 'add' && !findLineByKey(state.settled, command.key),
  );
}

/** How many pieces the basket will hold when every wish comes true. */
export function computeDisplayedQuantity(state: BasketState): number {
  const lines = state.settled?.lines ?? [];
  const settled = lines.reduce(
    (sum, line) => sum + getDisplayedQuantity(state, getBasketLineKey(line)),
    0,
  );
  return settled + listPendingAdditions(state).reduce((sum, addition) => sum + addition.amount, 0);
}

/** The first wish that something can be sent for, with its write; null when there is none. */
export function findNextCommand({
  commands,
  settled,
}: BasketState): { command: BasketCommand; write: BasketMutation } | null {
  if (!settled) return null;
  for (const command of commands) {
    const write = isCommandBlocked(command, commands) ? null : toBasketMutation(command, settled);
    if (write) return { command, write };
  }
  return null;
}

/** True while another wish has to come true first. */
export function isCommandBlocked(
  candidate: BasketCommand,
  commands: readonly BasketCommand[],
): boolean {
  // What is said of the delivery is said of a basket with something in it.
  if (candidate.kind === 'setDeliveryWish') return commands.some(({ kind }) => kind === 'add');
  return candidate.kind === 'set' && commands.some(({ key }) => key === candidate.requires);
}

/** The wish of a key. */
export function findCommand(state: BasketState, key: string): BasketCommand | undefined {
  return state.commands.find((candidate) => candidate.key === key);
}
