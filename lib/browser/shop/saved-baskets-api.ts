import { isSavedBasket } from '@/domain/basket/saved-basket';
import {
  BasketMakePrivateDocument,
  BasketMakePublicDocument,
  BasketRemoveDocument,
  CustomerBasketsDocument,
  type CustomerBasketsQuery,
} from '@/graphql/generated/shop/graphql';
import type { SavedBasketView } from './account-views';
import { useApolloClient } from '@apollo/client/react';
import { type ShopAnswer, askShop } from './ask-shop';
import { mapSavedBasket } from './map-saved-basket';
import { forgetThing } from './shop-cache';
import { useShopMutation } from './use-shop-mutation';
import { type FollowedQuery, useCustomerQuery } from './use-shop-query';

/** Follows the caller's saved baskets, newest first; the one in use is not among them. */
export function useSavedBaskets(): FollowedQuery<readonly SavedBasketView[]> {
  return useCustomerQuery(CustomerBasketsDocument, {}, toSavedBaskets);
}

/** The caller's saved baskets as the shop has them now. */
export function listSavedBaskets(): Promise<ShopAnswer<readonly SavedBasketView[]>> {
  return askShop(CustomerBasketsDocument, {}, toSavedBaskets);
}

function toSavedBaskets({ customer }: CustomerBasketsQuery): readonly SavedBasketView[] {
  return customer.baskets.filter(({ title }) => isSavedBasket(title)).map(mapSavedBasket);
}

/** Removes a saved basket for good. */
export function removeSavedBasket(basketId: string): Promise<ShopAnswer<boolean>> {
  return askShop(BasketRemoveDocument, { basketId }, ({ basketRemove }) => basketRemove);
}

/** Removes a saved basket for good and leads every list to what there is then, whatever became of it. */
export function useBasketRemoval(basketId: string) {
  const client = useApolloClient();
  const { run, isBusy } = useShopMutation(
    BasketRemoveDocument,
    () => null,
    (cache) => forgetThing(cache, 'Basket', basketId),
  );
  async function remove(): Promise<ShopAnswer<null>> {
    const removed = await run({ basketId });
    if (removed.kind === 'refused' || removed.kind === 'unreachable')
      await client.refetchQueries({ include: [CustomerBasketsDocument] });
    return removed;
  }
  return { remove, isBusy };
}

/** Shows a saved basket to whoever has its link, or to nobody else any more; every list shows how it is then. */
export function setBasketShared(basketId: string, isShared: boolean): Promise<ShopAnswer<boolean>> {
  return isShared
    ? askShop(BasketMakePublicDocument, { basketId }, (data) => data.basketMakePublic.public)
    : askShop(BasketMakePrivateDocument, { basketId }, (data) => data.basketMakePrivate.public);
}
