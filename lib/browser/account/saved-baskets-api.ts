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

/**
 * Maps a basket of the API to a saved basket with its name, today's total in cents and the date on which all items are
 * available. Items that are no longer sold are ignored.
 */
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

/** Subscribes to the customer's saved baskets, newest first. The active basket is not included. */
export function useSavedBaskets(): ShopQuery<readonly SavedBasketView[]> {
  return useCustomerQuery(CustomerBasketsDocument, {}, toSavedBaskets);
}

/** Loads the customer's saved baskets from the shop service. */
export function listSavedBaskets(): Promise<ShopResult<readonly SavedBasketView[]>> {
  return runShopOperation(CustomerBasketsDocument, {}, toSavedBaskets);
}

function toSavedBaskets({ customer }: CustomerBasketsQuery): readonly SavedBasketView[] {
  return customer.baskets.filter(({ title }) => isSavedBasket(title)).map(mapSavedBasket);
}

export function deleteSavedBasket(basketId: string): Promise<ShopResult<boolean>> {
  return runShopOperation(BasketRemoveDocument, { basketId }, ({ basketRemove }) => basketRemove);
}

/** Deletes a saved basket permanently and reloads all lists of saved baskets, whether or not the deletion succeeded. */
export function useDeleteBasket(basketId: string) {
  const client = useApolloClient();
  const { run, isBusy } = useShopMutation(
    BasketRemoveDocument,
    () => null,
    (cache) => removeFromCache(cache, 'Basket', basketId),
  );
  async function remove(): Promise<ShopResult<null>> {
    const removed = await run({ basketId });
    if (removed.kind === 'rejected' || removed.kind === 'unreachable')
      await client.refetchQueries({ include: [CustomerBasketsDocument] });
    return removed;
  }
  return { remove, isBusy };
}

/**
 * Makes a saved basket visible to everyone who has its link, or private again. All displayed lists of saved baskets are
 * updated.
 */
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
