import { newId } from '../../database/ids';
import type { ShopContext } from '../context';
import { ShopError } from '../errors';
import { inShopTransaction } from '../shop-transaction';
import { cleanLine } from '../text-input';
import { requireCustomer, requireCustomerForHidden, requireToken } from '../token/access';
import type { BasketModel } from './basket-model';
import { getOwnBasket, listBaskets } from './basket-reading';
import { insertBasket, removeBasket, updateBasket } from './basket.repository';

const maxBaskets = { anonymous: 5, customer: 50 } as const;

/** A new basket of the caller. Refuses a title the caller has already, with OXID's words, and more baskets than anybody needs. */
export function createBasket(
  context: ShopContext,
  givenTitle: string,
  isPublic: boolean,
): Promise<BasketModel> {
  const { kind, userId } = requireToken(context);
  const title = cleanLine('title', givenTitle);
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
      createdAt: inner.now,
      updatedAt: inner.now,
    };
    await insertBasket(inner.db, basket);
    return basket;
  });
}

/** Removes a basket of the caller and frees its vouchers. Hidden from callers who are not signed in (external contract A.4). */
export function deleteBasket(context: ShopContext, id: string): Promise<boolean> {
  requireCustomerForHidden(context, 'Mutation', 'basketRemove');
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, id);
    await removeBasket(inner.db, id);
    return true;
  });
}

/** Shows a basket of the signed-in caller to everybody, or to nobody else. */
export function setBasketPublic(
  context: ShopContext,
  id: string,
  isPublic: boolean,
): Promise<BasketModel> {
  requireCustomer(context);
  return changeBasket(context, id, async () => ({ is_public: isPublic ? 1 : 0 }));
}

/** Changes the caller's own basket and answers it as it is then. What `decide` refuses leaves it as it was. */
export function changeBasket(
  context: ShopContext,
  id: string,
  decide: (inner: ShopContext, basket: BasketModel) => Promise<Parameters<typeof updateBasket>[3]>,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, id);
    await updateBasket(inner.db, id, inner.now, await decide(inner, basket));
    return getOwnBasket(inner, id);
  });
}
