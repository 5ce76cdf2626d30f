import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import {
  requireToken,
  requireCustomer,
  requireCustomerForHiddenField,
} from '../base/access-control';
import type { BasketItemModel, BasketModel } from './basket-model';
import {
  findBasket,
  selectBaskets,
  listBasketItems,
  insertBasket,
  insertBasketItem,
  removeBasket,
  updateBasketRow,
} from './basket.repository';
import { newId } from '../../database/sql-helpers';
import { parseTextLine } from '../base/graphql-values';
import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction, type Transaction } from '../../database/database';

/**
 * Returns the caller's own basket. Throws ShopError in OXID's wording for an unknown basket and for another caller's
 * (Specification §8).
 */
export async function getOwnBasket(context: ShopContext, id: string): Promise<BasketModel> {
  const { userId } = requireToken(context);
  const basket = await findBasket(context.db, id);
  if (!basket) throw basketNotFound(id);
  if (basket.ownerId !== userId) {
    throw new ShopError(
      'BASKET_FOREIGN',
      'You are not allowed to access this basket as it belongs to somebody else',
    );
  }
  return basket;
}

/** Returns a public basket, whoever the caller is. Throws ShopError in OXID's wording for a private basket. */
export async function getPublicBasket({ db }: ShopContext, id: string): Promise<BasketModel> {
  const basket = await findBasket(db, id);
  if (!basket) throw basketNotFound(id);
  if (!basket.isPublic) throw new ShopError('BASKET_PRIVATE', 'Basket is private.');
  return basket;
}

/** Returns a customer's baskets, newest first. */
export function listBaskets({ db }: ShopContext, ownerId: string): Promise<BasketModel[]> {
  return selectBaskets(db, ownerId);
}

/** Returns the basket with this id if it belongs to this owner; null if it is unknown or belongs to someone else. */
export async function findOwnedBasket(
  { db }: ShopContext,
  id: string,
  ownerId: string,
): Promise<BasketModel | null> {
  const basket = await findBasket(db, id);
  return basket?.ownerId === ownerId ? basket : null;
}

/** Returns a basket's line items in the order they were added. The caller must have checked access to the basket. */
export function listItems({ db }: ShopContext, basketId: string): Promise<BasketItemModel[]> {
  return listBasketItems(db, basketId);
}

/** Returns the customer's basket with this title. Throws ShopError in OXID's wording if there is none. */
export async function getBasketByTitle(
  context: ShopContext,
  ownerId: string,
  title: string,
): Promise<BasketModel> {
  const basket = (await listBaskets(context, ownerId)).find((one) => one.title === title);
  if (!basket)
    throw new ShopError('BASKET_NOT_FOUND', `Basket "${title}" not found for user "${ownerId}"`);
  return basket;
}

/** Returns OXID's error for a basket that does not exist. */
function basketNotFound(id: string): ShopError {
  return new ShopError('BASKET_NOT_FOUND', `Basket was not found by id: ${id}`);
}

const maxBaskets = { anonymous: 5, customer: 50 } as const;

/**
 * Creates a basket for the caller. Throws ShopError in OXID's wording if the title is already used, and if the caller
 * has too many baskets.
 */
export function createBasket(
  context: ShopContext,
  rawTitle: string,
  isPublic: boolean,
): Promise<BasketModel> {
  const { kind, userId } = requireToken(context);
  const title = parseTextLine('title', rawTitle);
  if (title === '') throw new ShopError('BASKET_TITLE', 'The title of a basket must not be empty');
  return inShopTransaction(context, async (inner) => {
    const baskets = await listBaskets(inner, userId);
    if (baskets.some((basket) => basket.title === title))
      throw new ShopError('BASKET_EXISTS', `Basket '${title}' already exists!`);
    if (baskets.length >= maxBaskets[kind]) {
      throw new ShopError('BASKET_LIMIT', `No more than ${maxBaskets[kind]} baskets are possible`);
    }
    const basket: BasketModel = {
      id: newId(),
      ownerId: userId,
      title,
      isPublic,
      deliveryAddressId: null,
      deliveryMethodId: null,
      paymentId: null,
      deliveryWish: null,
      createdAt: inner.now,
      updatedAt: inner.now,
    };
    await insertBasket(inner.db, basket);
    return basket;
  });
}

/** Creates a basket with line items. The line items are not validated; the caller must have checked them. */
export async function createBasketWithItems(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  facts: Pick<BasketModel, 'ownerId' | 'title' | 'deliveryAddressId'>,
  lines: readonly Pick<BasketItemModel, 'productId' | 'amount' | 'persParam'>[],
): Promise<BasketModel> {
  const basket: BasketModel = {
    ...facts,
    id: newId(),
    isPublic: false,
    deliveryMethodId: null,
    paymentId: null,
    deliveryWish: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertBasket(db, basket);
  for (const [index, line] of lines.entries())
    await insertBasketItem(
      db,
      { ...line, id: newId(), basketId: basket.id, updatedAt: now },
      index + 1,
    );
  return basket;
}

/**
 * Removes the caller's basket and releases its vouchers. Throws the error for an unknown API field if the caller is not
 * signed in.
 */
export function deleteBasket(context: ShopContext, id: string): Promise<boolean> {
  requireCustomerForHiddenField(context, 'Mutation', 'basketRemove');
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, id);
    await removeBasket(inner.db, id);
    return true;
  });
}

/** Makes a basket of the signed-in caller public or private. */
export function setBasketPublic(
  context: ShopContext,
  id: string,
  isPublic: boolean,
): Promise<BasketModel> {
  requireCustomer(context);
  return updateOwnBasket(context, id, async () => ({ is_public: isPublic ? 1 : 0 }));
}

/**
 * Calls `decide` with the caller's own basket, applies the changes it returns, and returns the updated basket. If
 * `decide` throws, the basket does not change.
 */
export function updateOwnBasket(
  context: ShopContext,
  id: string,
  decide: (
    inner: ShopContext,
    basket: BasketModel,
  ) => Promise<Parameters<typeof updateBasketRow>[3]>,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, id);
    await updateBasketRow(inner.db, id, inner.now, await decide(inner, basket));
    return getOwnBasket(inner, id);
  });
}

/**
 * Age in ms from which an unchanged anonymous basket is removed. No anonymous token is valid for that long
 * (Specification §9), so nobody can open such a basket.
 */
const lostAfterMs = dayMs;
const atATime = 500;

/**
 * Removes abandoned anonymous baskets and their reserved vouchers, in batches. A basket that turns out to belong to a
 * customer is marked, so that later runs skip it. Returns the number of removed baskets.
 */
export async function removeAbandonedBaskets(db: Database, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const seen = await inTransaction(db, (trx) => removeSome(trx, now));
    removed += seen.lost;
    if (seen.all < atATime) return removed;
  }
}

async function removeSome(trx: Transaction, now: number): Promise<{ all: number; lost: number }> {
  const rows = await trx
    .selectFrom('basket')
    .leftJoin('customer', 'customer.id', 'basket.owner_id')
    .select(['basket.id', 'customer.id as customer_id'])
    .where('basket.is_unclaimed', '=', sql.lit(1))
    .where('basket.updated_at', '<', now - lostAfterMs)
    .orderBy('basket.updated_at')
    .limit(atATime)
    .execute();
  const idsOf = (those: typeof rows) => those.map(({ id }) => id);
  const lost = idsOf(rows.filter(({ customer_id }) => customer_id === null));
  const ownedIds = idsOf(rows.filter(({ customer_id }) => customer_id !== null));
  if (ownedIds.length > 0)
    await trx.updateTable('basket').set({ is_unclaimed: 0 }).where('id', 'in', ownedIds).execute();
  if (lost.length > 0) {
    await trx
      .deleteFrom('voucher')
      .where('order_id', 'is', null)
      .where('basket_id', 'in', lost)
      .execute();
    await trx.deleteFrom('basket').where('id', 'in', lost).execute();
  }
  return { all: rows.length, lost: lost.length };
}
