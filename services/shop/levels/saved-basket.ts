import type { BasketModel } from '../basket/basket-model';
import { removeBasket, updateBasketRow } from '../basket/basket.repository';
import { createBasketWithItems, listBaskets, listItems } from '../basket/basket.service';
import { type ShopContext, inShopTransaction } from '../base/shop-context';

/** Title of the basket in which OXID keeps the contents of the basket that its owner has read last. */
const savedBasketTitle = 'savedbasket';

/**
 * Replaces the owner's `savedbasket` by a public copy of this basket, without the buyer's notes, as OXID does when it
 * calculates a basket. Returns the basket.
 */
export function saveBasketCopy(context: ShopContext, basket: BasketModel): Promise<BasketModel> {
  if (basket.title === savedBasketTitle) return Promise.resolve(basket);
  return inShopTransaction(context, async (inner) => {
    const { db, now } = inner;
    const { id, ownerId } = basket;
    const baskets = await listBaskets(inner, ownerId);
    const former = baskets.find(({ title }) => title === savedBasketTitle);
    if (former) await removeBasket(db, former.id);
    const lines = (await listItems(inner, id)).map((item) => ({ ...item, persParam: '' }));
    const facts = { ownerId, title: savedBasketTitle, deliveryAddressId: null };
    const saved = await createBasketWithItems(inner, facts, lines);
    await updateBasketRow(db, saved.id, now, { is_public: 1 });
    return basket;
  });
}
