import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { requireToken } from '../base/access';
import type { BasketItemModel, BasketModel } from './basket-model';
import { findBasket, findBaskets, findItems } from './basket.repository';

/** The caller's own basket. Another's and an unknown one are refused with OXID's words (Spec §8). */
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

/** A basket that its owner has made public, for everybody. A private one is refused with OXID's words. */
export async function getPublicBasket({ db }: ShopContext, id: string): Promise<BasketModel> {
  const basket = await findBasket(db, id);
  if (!basket) throw basketNotFound(id);
  if (!basket.isPublic) throw new ShopError('BASKET_PRIVATE', 'Basket is private.');
  return basket;
}

/** The baskets of a customer, newest first. */
export function listBaskets({ db }: ShopContext, ownerId: string): Promise<BasketModel[]> {
  return findBaskets(db, ownerId);
}

/** The basket with this id when it belongs to this owner; null for another's and an unknown one. */
export async function findOthersBasket(
  { db }: ShopContext,
  id: string,
  ownerId: string,
): Promise<BasketModel | null> {
  const basket = await findBasket(db, id);
  return basket?.ownerId === ownerId ? basket : null;
}

/** The lines of a basket in the order they were added. Whose it is was asked before. */
export function listItems({ db }: ShopContext, basketId: string): Promise<BasketItemModel[]> {
  return findItems(db, basketId);
}

/** The customer's basket of this title. Refuses an unknown title with OXID's words. */
export async function findBasketByTitle(
  context: ShopContext,
  ownerId: string,
  title: string,
): Promise<BasketModel> {
  const basket = (await listBaskets(context, ownerId)).find((one) => one.title === title);
  if (!basket)
    throw new ShopError('BASKET_NOT_FOUND', `Basket "${title}" not found for user "${ownerId}"`);
  return basket;
}

/** OXID's refusal of a basket that does not exist. */
function basketNotFound(id: string): ShopError {
  return new ShopError('BASKET_NOT_FOUND', `Basket was not found by id: ${id}`);
}
