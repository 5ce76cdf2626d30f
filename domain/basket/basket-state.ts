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
 * The confirmed basket (last response of the shop) and all pending commands.
 *
 * The store that holds this state:
 * 1. passes every event to reduceBasket;
 * 2. dispatches `started`, sends the mutation, and dispatches `answered` or `failed`, as long as findNextMutation
 *   returns a mutation;
 * 3. creates a basket when needsBasket returns true, reads the basket again when `needsReload` is true, and dispatches
 *   `loaded` with the revision at which the request started.
 *
 * As a result, at most one mutation is in flight, fast clicks collapse into the last quantity, nothing is sent twice,
 * and totals always come from the shop.
 */
export type BasketState = {
  settled: Basket | null;
  /** Pending commands in order of execution. The command in flight stays in the list until its response arrives. */
  commands: readonly BasketCommand[];
  inFlight: { id: number; command: BasketCommand; write: BasketMutation } | null;
  /** A mutation whose response was lost; only reading the basket shows whether it was applied. */
  unconfirmed: { command: BasketCommand; write: BasketMutation; message: string } | null;
  needsReload: boolean;
  /** Commands that the shop rejected, kept for a retry. */
  failures: readonly FailedCommand[];
  /** Incremented by every change that makes a running read of the basket outdated. */
  revision: number;
  /** Number of baskets lost since the last response; only the first loss is recovered (Specification §8). */
  recoveries: number;
};

/** A rejected command with the shop's message. `followers` are the commands that required it. */
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

/** Returns the mutation to send next and its id; null while another one is in flight or when nothing can be sent. */
export function findNextMutation(state: BasketState): { id: number; write: BasketMutation } | null {
  const next = state.inFlight || state.needsReload ? null : findNextCommand(state);
  return next ? { id: state.revision + 1, write: next.write } : null;
}

/** Returns true when commands are pending and there is no basket for them. */
export function needsBasket(state: BasketState): boolean {
  return state.settled === null && state.commands.length > 0;
}

/** Returns true while commands are unconfirmed: totals are outdated and checkout is disabled. */
export function isBasketBusy(state: BasketState): boolean {
  return state.inFlight !== null || state.commands.length > 0 || state.needsReload;
}

/** Returns true when all commands are confirmed and the basket can be ordered. */
export function canCheckout(state: BasketState): boolean {
  return !isBasketBusy(state) && isBasketOrderable(state.settled);
}

/** Returns the quantity to show for a line key: the pending one, else the confirmed one. */
export function getDisplayedQuantity(state: BasketState, key: string): number {
  return getExpectedQuantity(getLineQuantity(state.settled, key), findCommand(state, key));
}

/** Lists the pending add commands for products that have no line in the confirmed basket. */
export function listPendingAdditions(state: BasketState): AddItemCommand[] {
  return state.commands.filter(
    (command): command is AddItemCommand =>
      command.kind === 'add' && !findLineByKey(state.settled, command.key),
  );
}

/** Returns the total quantity after all commands succeed. */
export function computeDisplayedQuantity(state: BasketState): number {
  const lines = state.settled?.lines ?? [];
  const settled = lines.reduce(
    (sum, line) => sum + getDisplayedQuantity(state, getBasketLineKey(line)),
    0,
  );
  return settled + listPendingAdditions(state).reduce((sum, addition) => sum + addition.amount, 0);
}

/** Returns the first command that can be sent, with its mutation; null when there is none. */
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

/** Returns true while another command has to succeed before the candidate is sent. */
export function isCommandBlocked(
  candidate: BasketCommand,
  commands: readonly BasketCommand[],
): boolean {
  // The shipment mode can be set only on a non-empty basket.
  if (candidate.kind === 'setDeliveryWish') return commands.some(({ kind }) => kind === 'add');
  return candidate.kind === 'set' && commands.some(({ key }) => key === candidate.requires);
}

/** Finds the pending command with the given key; undefined when there is none. */
export function findCommand(state: BasketState, key: string): BasketCommand | undefined {
  return state.commands.find((candidate) => candidate.key === key);
}
