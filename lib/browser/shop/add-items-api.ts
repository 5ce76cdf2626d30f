import type { Basket } from '@/domain/basket/basket';
import { type PersParam, serialisePersParam } from '@/domain/basket/pers-param';
import {
  BasketAddItemsDocument,
  type BasketAddItemsMutation,
} from '@/graphql/generated/shop/graphql';
import { type ShopAnswer, askShop } from './ask-shop';
import { mapBasket } from '@/lib/gateways/shop/map-basket';

/** One row of a quick order. */
export type WantedItem = { productId: string; amount: number; persParam?: PersParam };

/** A row that was not added; `available` is how many pieces could be, beside what lies in the basket. */
export type RefusedItem = BasketAddItemsMutation['basketAddItems']['refused'][number];

export type AddedItems = {
  /** Rows that were added whole. */
  added: number;
  refused: readonly RefusedItem[];
};

/** Adds many rows to a basket; the answer holds the whole basket. */
export function addItemsTo(
  basketId: string,
  items: readonly WantedItem[],
): Promise<ShopAnswer<AddedItems & { basket: Basket }>> {
  const rows = items.map(({ productId, amount, persParam }) => {
    const note = persParam ? serialisePersParam(persParam) : [];
    return { productId, amount, ...(note.length > 0 && { persParam: note }) };
  });
  return askShop(BasketAddItemsDocument, { basketId, items: rows }, ({ basketAddItems }) => ({
    added: basketAddItems.added,
    refused: basketAddItems.refused,
    basket: mapBasket(basketAddItems.basket),
  }));
}
