import { toCents } from '@/domain/money/cents';
import { PurchasePricesDocument } from '@/graphql/generated/shop/graphql';
import { askShop, type ShopAnswer } from './ask-shop';

/** Net cents by code. */
export type PurchasePrices = ReadonlyMap<string, number>;

/** The caller's own purchase prices; the shop refuses everybody who is no b2b customer. */
export function loadPurchasePrices(): Promise<ShopAnswer<PurchasePrices>> {
  return askShop(
    PurchasePricesDocument,
    {},
    ({ purchasePrices }) => new Map(purchasePrices.map(({ sku, price }) => [sku, toCents(price)])),
  );
}
