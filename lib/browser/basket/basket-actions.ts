import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import type { BasketLine } from '@/domain/basket/basket';
import type { FailedCommand } from '@/domain/basket/basket-state';
import {
  createAddVoucherCommand,
  createAddCommand,
  type BasketCommand,
  createItemNoteCommands,
  getBasketLineKey,
  createShipmentModeCommand,
  createRemoveVoucherCommand,
  createSetCommand,
} from '@/domain/basket/basket-commands';
import { emptyPersParam, type PersParam } from '@/domain/basket/pers-param';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { basketStore } from './basket-store';
// Imported for its side effect: it registers the basket sync.
import './basket-sync';

export type AddToBasketInput = {
  productId: string;
  title: string;
  amount?: number;
  persParam?: PersParam;
  /** Configuration code of a configured bicycle; its mounted parts are added with it. */
  code?: string | undefined;
  /** Displayed unit price in cents; the shop service rejects the request if the price has changed. */
  displayedCents?: number | undefined;
};

/** Result of adding to the basket; `failed` means that nothing was added. */
export type BasketAddResult =
  | { kind: 'added' }
  | { kind: 'partly'; added: number; wanted: number }
  | { kind: 'failed'; message: string };

/** Result of a basket action: the error message, or null on success. */
export type CommandResult = { message: string } | null;

/** Loads the basket into the basket store. Resolves when it is loaded or loading has failed. */
export function loadBasket(): Promise<void> {
  return basketStore.run();
}

/**
 * Retries after a failure: failed commands are sent again. A command whose response was lost is sent again unless it
 * adds items, which may already be in the basket.
 */
export async function retryBasketCommands(): Promise<void> {
  const { failures, unconfirmed } = basketStore.get().basket;
  for (const { command } of failures) basketStore.dispatch({ type: 'retried', key: command.key });
  await basketStore.run();
  if (!unconfirmed || unconfirmed.command.kind === 'add' || !failureOf(unconfirmed.command.key))
    return;
  basketStore.dispatch({ type: 'retried', key: unconfirmed.command.key });
  await basketStore.run();
}

/** Adds a quantity of a product to the basket and returns how much was added (Specification §5, §8). */
export async function addToBasket(request: AddToBasketInput): Promise<BasketAddResult> {
  const { productId, title, amount: wanted = 1 } = request;
  const { persParam: note = emptyPersParam } = request;
  // Without notes in the basket, the line in the response would not be that of the command.
  const persParam = hasShopFeature('itemNotes') ? note : emptyPersParam;
  const { code = null, displayedCents: shownCents = null } = request;
  const command = createAddCommand({
    productId,
    title,
    persParam,
    amount: wanted,
    code,
    shownCents,
  });
  const repeated = await repeatUnconfirmed(command);
  const failed =
    repeated === undefined ? await runBasketCommands(command.key, [command]) : repeated;
  if (!failed) return { kind: 'added' };
  basketStore.dispatch({ type: 'dismissed', key: command.key });
  const added = wanted - failed.missing;
  return added > 0
    ? { kind: 'partly', added, wanted }
    : { kind: 'failed', message: failed.message };
}

/** Sets the quantity of a line; 0 removes the line. Of several pending calls for a line, only the last one is sent. */
export async function setLineQuantity(line: BasketLine, amount: number): Promise<CommandResult> {
  return applyBasketCommands(getBasketLineKey(line), [createSetCommand(line, amount)]);
}

/** Changes the comment or requested date of a line. If the change is rejected, the line stays unchanged. */
export async function updateCartLine(
  line: BasketLine,
  persParam: PersParam,
): Promise<CommandResult> {
  const commands = createItemNoteCommands(line, persParam);
  const [first] = commands;
  return first ? applyBasketCommands(first.key, commands) : null;
}

/** Redeems a voucher. The code must have been accepted by parseVoucherCode. */
export async function addVoucher(code: string): Promise<CommandResult> {
  return applyBasketCommands('voucher', [createAddVoucherCommand(code)]);
}

/** Removes a redeemed voucher from the basket, by the voucher's id. */
export async function removeVoucher(voucherId: string): Promise<CommandResult> {
  const command = createRemoveVoucherCommand(voucherId);
  return applyBasketCommands(command.key, [command]);
}

/** Sets the delivery address of the basket; null for the invoice address. */
export async function setDeliveryAddress(deliveryAddressId: string | null): Promise<CommandResult> {
  return applyBasketCommands('deliveryAddress', [
    { kind: 'setDeliveryAddress', key: 'deliveryAddress', deliveryAddressId },
  ]);
}

/** Sets the delivery method, which resets the payment method (Specification §4). */
export async function setDeliveryMethod(deliveryMethodId: string): Promise<CommandResult> {
  return applyBasketCommands('deliveryMethod', [
    { kind: 'setDeliveryMethod', key: 'deliveryMethod', deliveryMethodId },
  ]);
}

/** Sets the payment method; the basket needs a delivery method first. */
export async function setPaymentMethod(paymentId: string): Promise<CommandResult> {
  return applyBasketCommands('payment', [{ kind: 'setPayment', key: 'payment', paymentId }]);
}

/** Sets whether available items are shipped first. */
export async function setShipmentPreference(shipmentMode: ShipmentMode): Promise<CommandResult> {
  const command = createShipmentModeCommand(shipmentMode);
  return applyBasketCommands(command.key, [command]);
}

/**
 * Queues basket commands together and waits for their result. If the commands belong to an exchange of items that is
 * still pending, they are not queued again. A failure of the command with this key is returned and removed from the
 * store.
 */
export async function applyBasketCommands(
  key: string,
  commands: readonly BasketCommand[],
): Promise<CommandResult> {
  const failed = await runBasketCommands(key, commands.some(isPending) ? [] : commands);
  if (failed && basketStore.get().status !== 'broken')
    basketStore.dispatch({ type: 'dismissed', key });
  return failed && { message: failed.message };
}

/**
 * True for the removal command of an item exchange that is already queued; queueing the exchange again would add the
 * new item twice.
 */
function isPending(command: BasketCommand): boolean {
  if (command.kind !== 'set' || command.requires === null) return false;
  return basketStore
    .get()
    .basket.commands.some(
      (open) =>
        open.kind === 'set' && open.key === command.key && open.requires === command.requires,
    );
}

type Failed = { message: string; missing: number };

async function runBasketCommands(
  key: string,
  commands: readonly BasketCommand[],
): Promise<Failed | null> {
  basketStore.dispatch({ type: 'commandsAdded', commands });
  await basketStore.run();
  return failureOf(key);
}

/**
 * Completes an earlier add command with the same key whose response was lost, so that the items are not added twice.
 * Returns the failure or null; undefined when there is no such command.
 */
async function repeatUnconfirmed(command: { key: string }): Promise<Failed | null | undefined> {
  if (basketStore.get().basket.unconfirmed?.command.key !== command.key) return undefined;
  await basketStore.run();
  if (!failureOf(command.key) || basketStore.get().status === 'broken')
    return failureOf(command.key);
  basketStore.dispatch({ type: 'retried', key: command.key });
  await basketStore.run();
  return failureOf(command.key);
}

/**
 * Returns the failure of the command with this key after a run; null on success. A command also counts as failed if it
 * is still queued while the shop service does not respond (`broken`), or if the session has ended (`cold`).
 */
function failureOf(key: string): Failed | null {
  const { basket, status } = basketStore.get();
  const failure = basket.failures.find(({ command }) => command.key === key);
  if (failure) return { message: failure.message, missing: missingOf(failure) };
  const isOpen = basket.commands.some((command) => command.key === key);
  if (status !== 'cold' && !(status === 'broken' && isOpen)) return null;
  return { message: basket.unconfirmed?.message ?? '', missing: Number.POSITIVE_INFINITY };
}

function missingOf({ command }: FailedCommand): number {
  return command.kind === 'add' ? command.amount : Number.POSITIVE_INFINITY;
}
