import type { Basket } from '@/domain/basket/basket';
import { type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import {
  BasketAddItemsDocument,
  type BasketAddItemsMutation,
  BasketUpdateItemNoteDocument,
} from '@/graphql/generated/shop/graphql';
import { type ShopResult, runShopOperation } from '@/lib/browser/shop/run-operation';
import { mapBasket } from '@/lib/gateways/shop/map-basket';

/** One row to add to the basket: product, quantity and optional comment and requested date. */
export type BasketItemToAdd = { productId: string; amount: number; persParam?: PersParam };

/** A row that was not added; `available` is the quantity that can still be added to the basket. */
export type RejectedItem = BasketAddItemsMutation['basketAddItems']['refused'][number];

export type AddedItems = {
  /** Number of rows that were added with their whole quantity. */
  added: number;
  refused: readonly RejectedItem[];
};

/** Adds many rows to a basket; the response contains the whole basket. */
export function addItemsToBasket(
  basketId: string,
  items: readonly BasketItemToAdd[],
): Promise<ShopResult<AddedItems & { basket: Basket }>> {
  const rows = items.map(({ productId, amount, persParam }) => {
    const note = persParam ? formatPersParam(persParam) : [];
    return { productId, amount, ...(note.length > 0 && { persParam: note }) };
  });
  return runShopOperation(
    BasketAddItemsDocument,
    { basketId, items: rows },
    ({ basketAddItems }) => ({
      added: basketAddItems.added,
      refused: basketAddItems.refused,
      basket: mapBasket(basketAddItems.basket),
    }),
  );
}

/** Replaces the comment and requested date (persParam) of a basket line; the response contains the whole basket. */
export function updateItemNote(
  basketId: string,
  basketItemId: string,
  persParam: string[],
): Promise<ShopResult<Basket>> {
  const variables = { basketId, basketItemId, persParam };
  return runShopOperation(BasketUpdateItemNoteDocument, variables, (data) =>
    mapBasket(data.basketDescribeItem),
  );
}
