import type { Basket } from '@/domain/basket/basket';
import { BasketDescribeItemDocument } from '@/graphql/generated/shop/graphql';
import { type AccountAnswer, askShop } from '@/lib/account/ask-shop';
import { mapBasket } from '@/lib/basket/map-basket';

/** Gives a line another persParam; the answer is the whole basket. */
export function describeItem(
  basketId: string,
  basketItemId: string,
  persParam: string[],
): Promise<AccountAnswer<Basket>> {
  const variables = { basketId, basketItemId, persParam };
  return askShop(BasketDescribeItemDocument, variables, (data) =>
    mapBasket(data.basketDescribeItem),
  );
}
