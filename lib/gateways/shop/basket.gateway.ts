import 'server-only';
import { type ItemToAdd, itemsToAdd } from '@/domain/basket/merge-baskets';
import { parsePersParam, serialisePersParam } from '@/domain/basket/pers-param';
import {
  BasketAddItemDocument,
  BasketAddVoucherDocument,
  BasketCreateDocument,
  BasketRemoveDocument,
  BasketRemoveItemDocument,
  BasketRemoveVoucherDocument,
  type BasketItemFieldsFragment,
  GetBasketInfoDocument,
  GetBasketItemsDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

/** A line as it lies in a basket; product is null when it is no longer sold. */
export type HeldLine = {
  id: string;
  amount: number;
  persParam: string[];
  product: { id: string; title: string } | null;
};

/** Everything of a basket that can be taken elsewhere, and what cannot. */
export type HeldBasket = {
  lines: readonly HeldLine[];
  vouchers: readonly { id: string; number: string }[];
};

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

/** A basket with its lines' own ids and titles, as it has to be known to put it back. */
export async function readHeldBasket(
  basketId: string,
  caller: ShopCaller,
): Promise<Result<HeldBasket>> {
  const variables = { basketId, isAnonymous: true };
  const result = await readData(GetBasketInfoDocument, variables, caller);
  return mapResult(result, ({ basket: { items, vouchers } }) => ({
    lines: items.map(toHeldLine),
    vouchers: vouchers.map(({ id, number }) => ({ id, number })),
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

/** Adds a line and tells what lies in the basket then, as fewer pieces than asked for may have been added. */
export async function addAndCount(
  basketId: string,
  { productId, amount, persParam }: ItemToAdd,
  caller: ShopCaller,
): Promise<Result<readonly HeldLine[]>> {
  const given = persParam.length > 0 ? persParam : null;
  const variables = { basketId, productId, amount, persParam: given, isAnonymous: true };
  const result = await readData(BasketAddItemDocument, variables, caller);
  return mapResult(result, ({ basketAddItem }) => basketAddItem.items.map(toHeldLine));
}

/** Takes pieces off a line; as many as there are remove it. */
export async function removeItem(
  basketId: string,
  { id, amount }: Pick<HeldLine, 'id' | 'amount'>,
  caller: ShopCaller,
): Promise<Result<true>> {
  const variables = { basketId, basketItemId: id, amount, isAnonymous: true };
  return done(await readData(BasketRemoveItemDocument, variables, caller));
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

function toHeldLine({ id, amount, persParam, product }: BasketItemFieldsFragment): HeldLine {
  return {
    id,
    amount,
    persParam: serialisePersParam(parsePersParam(persParam)),
    product: product && { id: product.id, title: product.title },
  };
}

function done(result: Result<unknown>): Result<true> {
  return mapResult(result, () => true);
}
