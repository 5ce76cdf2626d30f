import { isSavedBasket } from '@/domain/basket/saved-basket';
import {
  BasketMakePrivateDocument,
  BasketMakePublicDocument,
  BasketRemoveDocument,
  CustomerBasketsDocument,
} from '@/graphql/generated/shop/graphql';
import type { SavedBasketView } from './account-views';
import { type ShopAnswer, askShop } from './ask-shop';
import { mapSavedBasket } from './map-saved-basket';

/** The caller's saved baskets, newest first; the one in use is not among them. */
export function listSavedBaskets(): Promise<ShopAnswer<readonly SavedBasketView[]>> {
  return askShop(CustomerBasketsDocument, {}, ({ customer }) =>
    customer.baskets.filter(({ title }) => isSavedBasket(title)).map(mapSavedBasket),
  );
}

/** Removes a saved basket for good. */
export function removeSavedBasket(basketId: string): Promise<ShopAnswer<boolean>> {
  return askShop(BasketRemoveDocument, { basketId }, ({ basketRemove }) => basketRemove);
}

/** Shows a saved basket to whoever has its link, or to nobody else any more. */
export function setBasketShared(basketId: string, isShared: boolean): Promise<ShopAnswer<boolean>> {
  return isShared
    ? askShop(BasketMakePublicDocument, { basketId }, (data) => data.basketMakePublic.public)
    : askShop(BasketMakePrivateDocument, { basketId }, (data) => data.basketMakePrivate.public);
}
