import { getLineCents, computeBasketAvailability } from '@/domain/basket/basket';
import { getSavedBasketName, isSavedBasket } from '@/domain/basket/saved-basket';
import {
  type CustomerBasketsQuery,
  BasketMakePrivateDocument,
  BasketMakePublicDocument,
  BasketRemoveDocument,
  CustomerBasketsDocument,
} from '@/graphql/generated/shop/graphql';
import { mapBasketLine } from '@/lib/gateways/shop/map-basket';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';
import { useApolloClient } from '@apollo/client/react';
import { type ShopResult, runShopOperation } from '@/lib/browser/shop/run-operation';
import { removeFromCache } from '@/lib/browser/shop/shop-cache';
import { useShopMutation } from '@/lib/browser/shop/use-shop-mutation';
import { type ShopQuery, useCustomerQuery } from '@/lib/browser/shop/use-shop-query';

type WireBasket = Pick<
  CustomerBasketsQuery['customer']['baskets'][number],
  'id' | 'title' | 'public' | 'items'
>;

/** The wire's basket with its name, what it costs today and when all of it is there; what is no longer sold does not count. */
export function mapSavedBasket({
  id,
  title,
  public: isShared,
  items,
}: WireBasket): SavedBasketView {
  const lines = items.map(mapBasketLine);
  return {
    id,
    name: getSavedBasketName(title),
    isShared,
    lines,
    totalCents: lines.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0),
    availability: computeBasketAvailability(lines.filter(({ product }) => product)),
  };
}

/** Follows the caller's saved baskets, newest first; the one in use is not among them. */
export function useSavedBaskets(): ShopQuery<readonly SavedBasketView[]> {
  return useCustomerQuery(CustomerBasketsDocument, {}, toSavedBaskets);
}

/** The caller's saved baskets as the shop has them now. */
export function listSavedBaskets(): Promise<ShopResult<readonly SavedBasketView[]>> {
  return runShopOperation(CustomerBasketsDocument, {}, toSavedBaskets);
}

function toSavedBaskets({ customer }: CustomerBasketsQuery): readonly SavedBasketView[] {
  return customer.baskets.filter(({ title }) => isSavedBasket(title)).map(mapSavedBasket);
}

/** Removes a saved basket for good. */
export function deleteSavedBasket(basketId: string): Promise<ShopResult<boolean>> {
  return runShopOperation(BasketRemoveDocument, { basketId }, ({ basketRemove }) => basketRemove);
}

/** Removes a saved basket for good and leads every list to what there is then, whatever became of it. */
export function useDeleteBasket(basketId: string) {
  const client = useApolloClient();
  const { run, isBusy } = useShopMutation(
    BasketRemoveDocument,
    () => null,
    (cache) => removeFromCache(cache, 'Basket', basketId),
  );
  async function remove(): Promise<ShopResult<null>> {
    const removed = await run({ basketId });
    if (removed.kind === 'refused' || removed.kind === 'unreachable')
      await client.refetchQueries({ include: [CustomerBasketsDocument] });
    return removed;
  }
  return { remove, isBusy };
}

/** Shows a saved basket to whoever has its link, or to nobody else any more; every list shows how it is then. */
export function setBasketShared(basketId: string, isShared: boolean): Promise<ShopResult<boolean>> {
  return isShared
    ? runShopOperation(
        BasketMakePublicDocument,
        { basketId },
        (data) => data.basketMakePublic.public,
      )
    : runShopOperation(
        BasketMakePrivateDocument,
        { basketId },
        (data) => data.basketMakePrivate.public,
      );
}
