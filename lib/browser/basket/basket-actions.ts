import type { BasketLine } from '@/domain/basket/basket';
import type { FailedWish } from '@/domain/basket/basket-state';
import {
  addVoucherWish,
  addWish,
  type BasketWish,
  describeWishes,
  keyOfLine,
  wishForDelivery,
  removeVoucherWish,
  setWish,
} from '@/domain/basket/basket-wishes';
import { emptyPersParam, type PersParam } from '@/domain/basket/pers-param';
import type { PartingWish } from '@/domain/shipment/shipment';
import { basketStore } from './basket-store';
// Whoever acts on the basket has it followed.
import './follow-basket';

export type AddRequest = {
  productId: string;
  title: string;
  amount?: number;
  persParam?: PersParam;
  /** The code of a configured bicycle, which brings its parts. */
  code?: string | undefined;
  /** What one of it was shown to cost, in cents; another price is refused. */
  shownCents?: number | undefined;
};

/** Failing means: not one piece came into the basket. */
export type AddOutcome =
  | { kind: 'added' }
  | { kind: 'partly'; added: number; wanted: number }
  | { kind: 'failed'; message: string };

/** Null when the wish came true. */
export type WishOutcome = { message: string } | null;

/** Looks into the basket; what the shop answers is in the cart state. */
export function loadBasket(): Promise<void> {
  return basketStore.run();
}

/**
 * Asks again after a failure, and repeats what could not be sent. A choice that was on its way when the shop fell silent is
 * repeated as well, since making it twice changes nothing; an add is not: it may have arrived.
 */
export async function retryBasket(): Promise<void> {
  const { failures, unconfirmed } = basketStore.get().basket;
  for (const { wish } of failures) basketStore.dispatch({ type: 'retried', key: wish.key });
  await basketStore.run();
  if (!unconfirmed || unconfirmed.wish.kind === 'add' || !failureOf(unconfirmed.wish.key)) return;
  basketStore.dispatch({ type: 'retried', key: unconfirmed.wish.key });
  await basketStore.run();
}

/** Puts pieces into the basket and tells how many arrived there (Spec §5, §8). */
export async function addToBasket(request: AddRequest): Promise<AddOutcome> {
  const { productId, title, amount: wanted = 1, persParam = emptyPersParam } = request;
  const { code = null, shownCents = null } = request;
  const wish = addWish({ productId, title, persParam, amount: wanted, code, shownCents });
  const repeated = await repeatUnconfirmed(wish);
  const failed = repeated === undefined ? await carryOut(wish.key, [wish]) : repeated;
  if (!failed) return { kind: 'added' };
  basketStore.dispatch({ type: 'dismissed', key: wish.key });
  const added = wanted - failed.missing;
  return added > 0
    ? { kind: 'partly', added, wanted }
    : { kind: 'failed', message: failed.message };
}

/** Sets how many pieces a line has, 0 to remove it; the last call for a line wins. */
export async function setLineAmount(line: BasketLine, amount: number): Promise<WishOutcome> {
  return carryOutWishes(keyOfLine(line), [setWish(line, amount)]);
}

/** Gives a line another comment or wished date. A refusal leaves the line as it was. */
export async function describeLine(line: BasketLine, persParam: PersParam): Promise<WishOutcome> {
  const wishes = describeWishes(line, persParam);
  const [first] = wishes;
  return first ? carryOutWishes(first.key, wishes) : null;
}

/** Redeems a voucher; the code is one that voucherCode let through. */
export async function addVoucher(code: string): Promise<WishOutcome> {
  return carryOutWishes('voucher', [addVoucherWish(code)]);
}

/** Takes a voucher off. */
export async function removeVoucher(voucherId: string): Promise<WishOutcome> {
  const wish = removeVoucherWish(voucherId);
  return carryOutWishes(wish.key, [wish]);
}

/** Sets the delivery address of the basket; null for the invoice address. */
export async function setDeliveryAddress(deliveryAddressId: string | null): Promise<WishOutcome> {
  return carryOutWishes('deliveryAddress', [
    { kind: 'setDeliveryAddress', key: 'deliveryAddress', deliveryAddressId },
  ]);
}

/** Sets the delivery method, which resets the payment (Spec §4). */
export async function setDeliveryMethod(deliveryMethodId: string): Promise<WishOutcome> {
  return carryOutWishes('deliveryMethod', [
    { kind: 'setDeliveryMethod', key: 'deliveryMethod', deliveryMethodId },
  ]);
}

/** Sets the payment; the basket needs its delivery method first. */
export async function setPayment(paymentId: string): Promise<WishOutcome> {
  return carryOutWishes('payment', [{ kind: 'setPayment', key: 'payment', paymentId }]);
}

/** Says whether what is there is to go first. */
export async function setPartingWish(deliveryWish: PartingWish): Promise<WishOutcome> {
  const wish = wishForDelivery(deliveryWish);
  return carryOutWishes(wish.key, [wish]);
}

/** Carries wishes out together, an exchange that is under way only once; a refusal of the first is told and forgotten. */
export async function carryOutWishes(
  key: string,
  wishes: readonly BasketWish[],
): Promise<WishOutcome> {
  const failed = await carryOut(key, wishes.some(isUnderWay) ? [] : wishes);
  if (failed && basketStore.get().status !== 'broken')
    basketStore.dispatch({ type: 'dismissed', key });
  return failed && { message: failed.message };
}

/** True for the removal that ends an exchange when the same one is wished already: what is added first would be added twice. */
function isUnderWay(wish: BasketWish): boolean {
  if (wish.kind !== 'set' || wish.requires === null) return false;
  return basketStore
    .get()
    .basket.wishes.some(
      (open) => open.kind === 'set' && open.key === wish.key && open.requires === wish.requires,
    );
}

type Failed = { message: string; missing: number };

async function carryOut(key: string, wishes: readonly BasketWish[]): Promise<Failed | null> {
  basketStore.dispatch({ type: 'wished', wishes });
  await basketStore.run();
  return failureOf(key);
}

/**
 * An add whose answer got lost may have arrived: pressing again asks for the same pieces, not for more.
 * Undefined when there is no such add.
 */
async function repeatUnconfirmed(wish: { key: string }): Promise<Failed | null | undefined> {
  if (basketStore.get().basket.unconfirmed?.wish.key !== wish.key) return undefined;
  await basketStore.run();
  if (!failureOf(wish.key) || basketStore.get().status === 'broken') return failureOf(wish.key);
  basketStore.dispatch({ type: 'retried', key: wish.key });
  await basketStore.run();
  return failureOf(wish.key);
}

/** After a run the cart is ready or broken; a cold one was cleared meanwhile, as the session has ended. */
function failureOf(key: string): Failed | null {
  const { basket, status } = basketStore.get();
  const failure = basket.failures.find(({ wish }) => wish.key === key);
  if (failure) return { message: failure.message, missing: missingOf(failure) };
  const isOpen = basket.wishes.some((wish) => wish.key === key);
  if (status !== 'cold' && !(status === 'broken' && isOpen)) return null;
  return { message: basket.unconfirmed?.message ?? '', missing: Number.POSITIVE_INFINITY };
}

function missingOf({ wish }: FailedWish): number {
  return wish.kind === 'add' ? wish.amount : Number.POSITIVE_INFINITY;
}
