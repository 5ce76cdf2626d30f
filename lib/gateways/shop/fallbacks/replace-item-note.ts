import 'server-only';
import { z } from 'zod';
import { parseAvailableQuantity } from '@/domain/basket/error-recovery';
import { type Result, success } from '@/lib/gateways/result';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { isSameNote } from './add-items-one-by-one';
import {
  type BasketCaller,
  readBasket,
  removeLineFromBasket,
  toShopRejection,
  type WireBasket,
} from './basket-calls';
import { addLineOnce, countPieces } from './move-lines';

const variablesSchema = z.object({
  basketId: z.string(),
  basketItemId: z.string(),
  persParam: z.array(z.string()).max(1),
});

interface NoteChange {
  readonly caller: BasketCaller;
  readonly basket: WireBasket;
  readonly line: WireBasket['items'][number];
  readonly productId: string;
  readonly persParam: string[];
}

/**
 * Changes the note of a line at a shop without basketDescribeItem: adds the same quantity with the new note, then removes
 * the old line. Where the line contains all remaining stock, it is removed first. When the second step fails, the first
 * is undone and the failure returned.
 */
export async function replaceItemNote(
  variables: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse>> {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) return reject('persParam must be a list of one JSON text');
  const { basketId, basketItemId, persParam } = parsed.data;
  const read = await readBasket(caller, basketId);
  if (!read.ok) return toShopRejection(read.error);
  const { basket } = read.data;
  const line = basket.items.find(({ id }) => id === basketItemId);
  const productId = line?.product?.id;
  if (!line || productId === undefined)
    return reject(`Basket item with id ${basketItemId} not found in your basket ${basketId}`);
  if (isSameNote(line.persParam, persParam)) return respond(basket);
  return addThenRemove({ caller, basket, line, productId, persParam });
}

async function addThenRemove(change: NoteChange): Promise<Result<ShopResponse>> {
  const { caller, basket, line, productId, persParam } = change;
  const { amount } = line;
  const added = await addLineOnce(caller, basket, { productId, amount, persParam });
  if (!added.ok)
    return parseAvailableQuantity(added.error.message) === null
      ? toShopRejection(added.error)
      : removeThenAdd(change);
  const after = added.data.basket;
  const addedAmount = countPieces(after.items, productId) - countPieces(basket.items, productId);
  if (addedAmount < amount) {
    const isUndone = addedAmount === 0 || (await removeAdded(change, after, addedAmount));
    const [{ message } = { message: '' }] = added.data.errors;
    return isUndone && parseAvailableQuantity(message) !== null
      ? removeThenAdd(change)
      : reject(message);
  }
  const removed = await removeLineFromBasket(caller, basket.id, line);
  if (removed.ok) return respond(removed.data.basket);
  const read = await readBasket({ ...caller, isRecovery: true }, basket.id);
  if (!read.ok) return toShopRejection(removed.error);
  const now = read.data.basket;
  // The line was removed, and only the response was lost.
  if (!now.items.some(({ id }) => id === line.id)) return respond(now);
  await removeAdded(change, now, amount);
  return toShopRejection(removed.error);
}

/** Removes what was added with the new note. Returns true on success. */
async function removeAdded(
  { caller, basket, productId, persParam }: NoteChange,
  after: WireBasket,
  amount: number,
): Promise<boolean> {
  const added = after.items.find(
    ({ product, persParam: note }) => product?.id === productId && isSameNote(note, persParam),
  );
  if (!added) return false;
  const recovery = { ...caller, isRecovery: true };
  return (await removeLineFromBasket(recovery, basket.id, { id: added.id, amount })).ok;
}

async function removeThenAdd(change: NoteChange): Promise<Result<ShopResponse>> {
  const { caller, line, productId, persParam } = change;
  const { amount } = line;
  const recovery = { ...caller, isRecovery: true };
  const removed = await removeLineOnce(change);
  if (!removed.ok) return toShopRejection(removed.error);
  const without = removed.data.basket;
  const held = countPieces(without.items, productId);
  const added = await addLineOnce(caller, without, { productId, amount, persParam });
  if (added.ok) {
    const after = added.data.basket;
    const addedAmount = countPieces(after.items, productId) - held;
    if (addedAmount === amount) return respond(after);
    if (addedAmount > 0) await removeAdded(change, after, addedAmount);
  }
  const restored = { productId, amount, persParam: line.persParam ? [line.persParam] : null };
  const undone = await addLineOnce(recovery, without, restored);
  if (!undone.ok) await addLineOnce(recovery, without, restored);
  return added.ok ? reject(added.data.errors[0]?.message ?? '') : toShopRejection(added.error);
}

/** Removes the line. When the response is lost, reads the basket: if it lacks the line, the line was removed. */
async function removeLineOnce({
  caller,
  basket,
  line,
}: NoteChange): ReturnType<typeof removeLineFromBasket> {
  const removed = await removeLineFromBasket(caller, basket.id, line);
  if (removed.ok || removed.error.layer === 'graphql') return removed;
  const read = await readBasket({ ...caller, isRecovery: true }, basket.id);
  return read.ok && !read.data.basket.items.some(({ id }) => id === line.id) ? read : removed;
}

function respond(basket: WireBasket): Result<ShopResponse> {
  return success({ data: { basketDescribeItem: basket } });
}

function reject(message: string): Result<ShopResponse> {
  return success({ data: null, errors: [{ message }] });
}
