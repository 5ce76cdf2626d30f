import 'server-only';
import { type ItemToAdd, itemsToAdd } from '@/domain/basket/merge-baskets';
import { parsePersParam } from '@/domain/basket/pers-param';
import {
  BasketAddItemDocument,
  BasketAddVoucherDocument,
  BasketCreateDocument,
  BasketRemoveDocument,
  BasketRemoveVoucherDocument,
  GetBasketItemsDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

export type BasketContent = {
  items: readonly ItemToAdd[];
  vouchers: readonly { id: string; number: string }[];
};

/** What can be carried over to another basket; products no longer sold are left out. */
export async function readBasketContent(
  basketId: string,
  caller: ShopCaller,
): Promise<Result<BasketContent>> {
  const result = await readData(GetBasketItemsDocument, { basketId }, caller);
  return mapResult(result, ({ basket: { items, vouchers } }) => ({
    items: itemsToAdd(
      items.map((item) => ({ ...item, persParam: parsePersParam(item.persParam) })),
    ),
    vouchers,
  }));
}

/** Creates an empty basket and gives its id; the shop wants titles that are unique among the caller's baskets. */
export async function createBasket(title: string, caller: ShopCaller): Promise<Result<string>> {
  const result = await readData(
    BasketCreateDocument,
    { basketId: title, isAnonymous: true },
    caller,
  );
  return mapResult(result, ({ basketCreate }) => basketCreate.id);
}

/** Adds a line; when fewer pieces are in stock the shop adds those and the result is good. */
export async function addItem(
  basketId: string,
  { productId, amount, persParam }: ItemToAdd,
  caller: ShopCaller,
): Promise<Result<true>> {
  const given = persParam.length > 0 ? persParam : null;
  const variables = { basketId, productId, amount, persParam: given, isAnonymous: true };
  return done(await readData(BasketAddItemDocument, variables, caller));
}

/** Redeems a voucher. */
export async function addVoucher(
  basketId: string,
  voucherNumber: string,
  caller: ShopCaller,
): Promise<Result<true>> {
  const variables = { basketId, voucherNumber, isAnonymous: true };
  return done(await readData(BasketAddVoucherDocument, variables, caller));
}

/** Takes a voucher off. */
export async function removeVoucher(
  basketId: string,
  voucherId: string,
  caller: ShopCaller,
): Promise<Result<true>> {
  const variables = { basketId, voucherId, isAnonymous: true };
  return done(await readData(BasketRemoveVoucherDocument, variables, caller));
}

/** Removes a basket of a signed-in caller. */
export async function removeBasket(basketId: string, caller: ShopCaller): Promise<Result<true>> {
  return done(await readData(BasketRemoveDocument, { basketId }, caller));
}

function done(result: Result<unknown>): Result<true> {
  return mapResult(result, () => true);
}
