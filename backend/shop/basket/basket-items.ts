import { newId } from '../../database/ids';
import type { ProductModel } from '../base/product-model';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { inShopTransaction } from '../base/shop-transaction';
import { assertRoom, pieces } from './basket-limits';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket-reading';
import {
  findItems,
  insertItem,
  setItemAmount,
  setItemPersParam,
  updateBasket,
} from './basket.repository';
import { groupOfItem, joinGroup, noteForLine, refuseGroup } from './line-groups';
import { amountLimits, assertAmount, readPersParam } from './item-input';
import { piecesInStock, productRefusal, stockRefusal } from '../catalog/catalog.service';

interface Wish {
  productId: string;
  amount: number;
  persParam: readonly string[] | null;
}

/**
 * Adds pieces to the line with the same product and persParam, or opens one. With too few pieces it adds what there is and
 * reports the rest with OXID's words, data and error together (external contract A.4).
 */
export function addItem(context: ShopContext, basketId: string, wish: Wish): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, basketId);
    assertAmount(wish.amount, 1, amountLimits(inner.caller).line);
    const persParam = readPersParam(wish.persParam);
    refuseGroup(persParam);
    const product = await getOrderable(inner, wish.productId);
    if (product) await addPieces(inner, basket, product, wish.amount, persParam);
    return getOwnBasket(inner, basketId);
  });
}

/** Takes pieces off a line and what belongs to it; 0, or as many as there are, removes it (external contract A.4). */
export function removeItem(
  context: ShopContext,
  basketId: string,
  itemId: string,
  amount: number,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    assertAmount(amount, 0, Number.MAX_SAFE_INTEGER);
    const items = await findItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    for (const each of groupOfItem(items, item))
      await setItemAmount(inner.db, each.id, amount === 0 ? 0 : item.amount - amount, inner.now);
    await updateBasket(inner.db, basketId, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

/** Gives a line another persParam; where the basket has that line already, the two become one. The amount stays what it was. */
export function describeItem(
  context: ShopContext,
  basketId: string,
  itemId: string,
  given: readonly string[],
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    const items = await findItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    const persParam = await noteForLine(inner, item, readPersParam(given));
    if (await joinGroup(inner, items, item, persParam)) return getOwnBasket(inner, basketId);
    const same = items.find(
      (other) =>
        other !== item && other.productId === item.productId && other.persParam === persParam,
    );
    if (same) {
      const amount = same.amount + item.amount;
      assertAmount(amount, 1, amountLimits(inner.caller).line);
      await setItemAmount(inner.db, same.id, amount, inner.now);
      await setItemAmount(inner.db, item.id, 0, inner.now);
    } else await setItemPersParam(inner.db, itemId, persParam, inner.now);
    await updateBasket(inner.db, basketId, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

function itemNotFound(basketId: string, itemId: string): ShopError {
  return new ShopError(
    'ITEM_NOT_FOUND',
    `Basket item with id ${itemId} not found in your basket ${basketId}`,
  );
}

/** The product; null when it cannot be ordered, which is reported. Refuses an id that never existed. */
async function getOrderable(
  { catalog, report }: ShopContext,
  id: string,
): Promise<ProductModel | null> {
  const product = await catalog.product(id);
  if (!product) throw new ShopError('PRODUCT_NOT_FOUND', `Product was not found by id: ${id}`);
  const hasVariants = (await catalog.variants(id)).length > 0;
  const refusal = productRefusal(product, id, hasVariants);
  if (refusal) report(refusal);
  return refusal ? null : product;
}

async function addPieces(
  context: ShopContext,
  basket: BasketModel,
  product: ProductModel,
  wanted: number,
  persParam: string,
): Promise<void> {
  const items = await findItems(context.db, basket.id);
  const line = items.find((item) => item.productId === product.id && item.persParam === persParam);
  const orderable = piecesInStock(product.stock);
  const free = Math.max(
    0,
    orderable - pieces(items.filter((item) => item.productId === product.id)),
  );
  const added = Math.min(wanted, free);
  if (added < wanted) context.report(stockRefusal(product.id, orderable, line?.id));
  if (added === 0) return;
  assertRoom(context.caller, items, line, added);
  if (line) await setItemAmount(context.db, line.id, line.amount + added, context.now);
  else
    await insertItem(
      context.db,
      newItem(context, basket, product, added, persParam),
      items.length + 1,
    );
  await updateBasket(context.db, basket.id, context.now);
}

function newItem(
  { now }: ShopContext,
  basket: BasketModel,
  product: ProductModel,
  amount: number,
  persParam: string,
): BasketItemModel {
  return {
    id: newId(),
    basketId: basket.id,
    productId: product.id,
    amount,
    persParam,
    updatedAt: now,
  };
}
