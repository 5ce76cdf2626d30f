import type { PartingWish } from '@/domain/shipment/shipment';
import { ShopError } from '../base/errors';
import type { ShopContext } from '../base/context';
import type { BasketModel } from '../basket/basket-model';
import { changeBasket, findItems } from '../basket/basket.service';

/**
 * Says whether what is there goes first, for everybody with a token. It holds for the basket whatever is added later, also where it makes
 * no difference yet. Refuses an empty basket.
 */
export function setDeliveryWish(
  context: ShopContext,
  basketId: string,
  wish: PartingWish,
): Promise<BasketModel> {
  return changeBasket(context, basketId, async ({ db }) => {
    if ((await findItems(db, basketId)).length === 0)
      throw new ShopError('BASKET_EMPTY', `Basket with id: ${basketId} is empty`);
    return { delivery_wish: wish };
  });
}
