import type { BasketLine } from '@/domain/basket/basket';
import type { FailedCommand } from '@/domain/basket/basket-state';
import {
  createAddVoucherCommand,
  createAddCommand,
  type BasketCommand,
  createNoteCommands,
  getBasketLineKey,
  createShipmentModeCommand,
  createRemoveVoucherCommand,
  createSetCommand,
} from '@/domain/basket/basket-commands';
import { emptyPersParam, type PersParam } from '@/domain/basket/pers-param';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { basketStore } from './basket-store';
// Whoever acts on the basket has it followed.
import './basket-sync';

export type AddRequest = {
  productId: string;
  title: string;
  amount?: number;
  persParam?: PersParam;
  /** The code of a configured bicycle, which brings its parts. */
  code?: string | undefined;
  /** What one of it was shown to cost, in cents; another price is refused. */
  displayedCents?: number | undefined;
};

/** Failing means: not one piece came into the basket. */
export type BasketAddResult =
  | { kind: 'added' }
  | { kind: 'partly'; added: number; wanted: number }
  | { kind: 'failed'; message: string };

/** Null when the wish came true. */
export type CommandResult = { message: string } | null;

/** Looks into the basket; what the shop answers is in the cart state. */
export function loadBasket(): Promise<void> {
  return basketStore.run();
}

/**
 * Asks again after a failure, and repeats what could not be sent. A choice that was on its way when the shop fell silent is
 * repeated as well, since making it twice changes nothing; an add is not: it may have arrived.
 */
export async function retryBasketCommands(): Promise<void> {
  const { failures, unconfirmed } = basketStore.get().basket;
  for (const { command: wish } of failures)
    basketStore.dispatch({ type: 'retried', key: wish.key });
  await basketStore.run();
  if (!unconfirmed || unconfirmed.command.kind === 'add' || !failureOf(unconfirmed.command.key))
    return;
  basketStore.dispatch({ type: 'retried', key: unconfirmed.command.key });
  await basketStore.run();
}

/** Puts pieces into the basket and tells how many arrived there (Spec §5, §8). */
export async function addToBasket(request: AddRequest): Promise<BasketAddResult> {
  const { productId, title, amount: wanted = 1, persParam = emptyPersParam } = request;
  const { code = null, displayedCents: shownCents = null } = request;
  const wish = createAddCommand({ productId, title, persParam, amount: wanted, code, shownCents });
  const repeated = await repeatUnconfirmed(wish);
  const failed = repeated === undefined ? await runBasketCommands(wish.key, [wish]) : repeated;
  if (!failed) return { kind: 'added' };
  basketStore.dispatch({ type: 'dismissed', key: wish.key });
  const added = wanted - failed.missing;
  return added > 0
    ? { kind: 'partly', added, wanted }
    : { kind: 'failed', message: failed.message };
}

/** Sets how many pieces a line has, 0 to remove it; the last call for a line wins. */
export async function setLineQuantity(line: BasketLine, amount: number): Promise<CommandResult> {
  return applyBasketCommands(getBasketLineKey(line), [createSetCommand(line, amount)]);
}

/** Gives a line another comment or wished date. A refusal leaves the line as it was. */
export async function updateCartLine(
  line: BasketLine,
  persParam: PersParam,
): Promise<CommandResult> {
  const wishes = createNoteCommands(line, persParam);
  const [first] = wishes;
  return first ? applyBasketCommands(first.key, wishes) : null;
}

/** Redeems a voucher; the code is one that parseVoucherCode let through. */
export async function addVoucher(code: string): Promise<CommandResult> {
  return applyBasketCommands('voucher', [createAddVoucherCommand(code)]);
}

/** Takes a voucher off. */
export async function removeVoucher(voucherId: string): Promise<CommandResult> {
  const wish = createRemoveVoucherCommand(voucherId);
  return applyBasketCommands(wish.key, [wish]);
}

/** Sets the delivery address of the basket; null for the invoice address. */
export async function setDeliveryAddress(deliveryAddressId: string | null): Promise<CommandResult> {
  return applyBasketCommands('deliveryAddress', [
    { kind: 'setDeliveryAddress', key: 'deliveryAddress', deliveryAddressId },
  ]);
}

/** Sets the delivery method, which resets the payment (Spec §4). */
export async function setDeliveryMethod(deliveryMethodId: string): Promise<CommandResult> {
  return applyBasketCommands('deliveryMethod', [
    { kind: 'setDeliveryMethod', key: 'deliveryMethod', deliveryMethodId },
  ]);
}

/** Sets the payment; the basket needs its delivery method first. */
export async function setPaymentMethod(paymentId: string): Promise<CommandResult> {
  return applyBasketCommands('payment', [{ kind: 'setPayment', key: 'payment', paymentId }]);
}

/** Says whether what is there is to go first. */
export async function setShipmentPreference(deliveryWish: ShipmentMode): Promise<CommandResult> {
  const wish = createShipmentModeCommand(deliveryWish);
  return applyBasketCommands(wish.key, [wish]);
}

/** Carries wishes out together, an exchange that is under way only once; a refusal of the first is told and forgotten. */
export async function applyBasketCommands(
  key: string,
  wishes: readonly BasketCommand[],
): Promise<CommandResult> {
  const failed = await runBasketCommands(key, wishes.some(isUnderWay) ? [] : wishes);
  if (failed && basketStore.get().status !== 'broken')
    basketStore.dispatch({ type: 'dismissed', key });
  return failed && { message: failed.message };
}

/** True for the removal that ends an exchange when the same one is wished already: what is added first would be added twice. */
function isUnderWay(wish: BasketCommand): boolean {
  if (wish.kind !== 'set' || wish.requires === null) return false;
  return basketStore
    .get()
    .basket.commands.some(
      (open) => open.kind === 'set' && open.key === wish.key && open.requires === wish.requires,
    );
}

type Failed = { message: string; missing: number };

async function runBasketCommands(
  key: string,
  wishes: readonly BasketCommand[],
): Promise<Failed | null> {
  basketStore.dispatch({ type: 'wished', wishes });
  await basketStore.run();
  return failureOf(key);
}

/**
 * An add whose answer got lost may have arrived: pressing again asks for the same pieces, not for more.
 * Undefined when there is no such add.
 */
async function repeatUnconfirmed(wish: { key: string }): Promise<Failed | null | undefined> {
  if (basketStore.get().basket.unconfirmed?.command.key !== wish.key) return undefined;
  await basketStore.run();
  if (!failureOf(wish.key) || basketStore.get().status === 'broken') return failureOf(wish.key);
  basketStore.dispatch({ type: 'retried', key: wish.key });
  await basketStore.run();
  return failureOf(wish.key);
}

/** After a run the cart is ready or broken; a cold one was cleared meanwhile, as the session has ended. */
function failureOf(key: string): Failed | null {
  const { basket, status } = basketStore.get();
  const failure = basket.failures.find(({ command: wish }) => wish.key === key);
  if (failure) return { message: failure.message, missing: missingOf(failure) };
  const isOpen = basket.commands.some((wish) => wish.key === key);
  if (status !== 'cold' && !(status === 'broken' && isOpen)) return null;
  return { message: basket.unconfirmed?.message ?? '', missing: Number.POSITIVE_INFINITY };
}

function missingOf({ command: wish }: FailedCommand): number {
  return wish.kind === 'add' ? wish.amount : Number.POSITIVE_INFINITY;
}
