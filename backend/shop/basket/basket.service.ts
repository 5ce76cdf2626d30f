import { newId } from '../../database/ids';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { inShopTransaction } from '../base/shop-transaction';
import { cleanLine } from '../base/text-input';
import { requireCustomer, requireCustomerForHidden, requireToken } from '../base/access';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket, listBaskets } from './basket-reading';
import { insertBasket, insertItem, removeBasket, updateBasket } from './basket.repository';

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
      deliveryWish: null,
      createdAt: inner.now,
      updatedAt: inner.now,
    };
    await insertBasket(inner.db, basket);
    return basket;
  });
}

/** A basket of this owner with lines that its maker has checked: nothing is refused here. */
export async function createFilledBasket(
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
    await insertItem(db, { ...line, id: newId(), basketId: basket.id, updatedAt: now }, index + 1);
  return basket;
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

export { addConfiguration } from './add-configuration';
export { addItems } from './add-items';
export { addItem, describeItem, removeItem } from './basket-items';
export {
  findBasketByTitle,
  findOthersBasket,
  getOwnBasket,
  getPublicBasket,
  listBaskets,
  listItems,
} from './basket-reading';
export { findItems, removeBasket, updateBasket } from './basket.repository';
export { amountLimits, readPersParam } from './item-input';
export { groupNote } from './line-groups';
export { removeLostBaskets } from './remove-lost-baskets';
