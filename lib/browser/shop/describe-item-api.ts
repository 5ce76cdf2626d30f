import type { Basket } from '@/domain/basket/basket';
import { BasketDescribeItemDocument } from '@/graphql/generated/shop/graphql';
import { type ShopAnswer, askShop } from './ask-shop';
import { mapBasket } from '@/lib/gateways/shop/map-basket';

/** Gives a line another persParam; the answer is the whole basket. */
export function describeItem(
  basketId: string,
  basketItemId: string,
  persParam: string[],
): Promise<ShopAnswer<Basket>> {
  const variables = { basketId, basketItemId, persParam };
  return askShop(BasketDescribeItemDocument, variables, (data) =>
    mapBasket(data.basketDescribeItem),
  );
}
