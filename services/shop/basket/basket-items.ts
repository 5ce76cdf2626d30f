import { newId } from '../../database/sql-helpers';
import type { ProductModel } from '../base/product-model';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { inShopTransaction } from '../base/shop-context';
import { assertBasketCapacity, sumQuantity } from './basket-item-input';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket.service';
import {
  selectItems,
  insertItem,
  setItemAmount,
  setItemPersParam,
  updateBasketRow,
} from './basket.repository';
import { listGroupItems, mergeGroups, resolveItemNote, assertNoGroup } from './configuration-items';
import { getQuantityLimits, assertQuantity, parseItemNote } from './basket-item-input';
import {
  getSellableQuantity,
  findProductRejection,
  createStockRejection,
} from '../catalog/orderable';

interface AddItemInput {
  productId: string;
  amount: number;
  persParam: readonly string[] | null;
}

/**
 * Adds pieces to the line with the same product and persParam, or opens one. With too few pieces it adds what there is and
 * reports the rest with OXID's words, data and error together (external contract A.4).
 */
export function addItem(
  context: ShopContext,
  basketId: string,
  wish: AddItemInput,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, basketId);
    assertQuantity(wish.amount, 1, getQuantityLimits(inner.caller).line);
    const persParam = parseItemNote(wish.persParam);
    assertNoGroup(persParam);
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
    assertQuantity(amount, 0, Number.MAX_SAFE_INTEGER);
    const items = await selectItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    for (const each of listGroupItems(items, item))
      await setItemAmount(inner.db, each.id, amount === 0 ? 0 : item.amount - amount, inner.now);
    await updateBasketRow(inner.db, basketId, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

/** Gives a line another persParam; where the basket has that line already, the two become one. The amount stays what it was. */
export function setItemNote(
  context: ShopContext,
  basketId: string,
  itemId: string,
  given: readonly string[],
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    const items = await selectItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    const persParam = await resolveItemNote(inner, item, parseItemNote(given));
    if (await mergeGroups(inner, items, item, persParam)) return getOwnBasket(inner, basketId);
    const same = items.find(
      (other) =>
        other !== item && other.productId === item.productId && other.persParam === persParam,
    );
    if (same) {
      const amount = same.amount + item.amount;
      assertQuantity(amount, 1, getQuantityLimits(inner.caller).line);
      await setItemAmount(inner.db, same.id, amount, inner.now);
      await setItemAmount(inner.db, item.id, 0, inner.now);
    } else await setItemPersParam(inner.db, itemId, persParam, inner.now);
    await updateBasketRow(inner.db, basketId, inner.now);
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
  const refusal = findProductRejection(product, id, hasVariants);
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
  const items = await selectItems(context.db, basket.id);
  const line = items.find((item) => item.productId === product.id && item.persParam === persParam);
  const orderable = getSellableQuantity(product.stock);
  const free = Math.max(
    0,
    orderable - sumQuantity(items.filter((item) => item.productId === product.id)),
  );
  const added = Math.min(wanted, free);
  if (added < wanted) context.report(createStockRejection(product.id, orderable, line?.id));
  if (added === 0) return;
  assertBasketCapacity(context.caller, items, line, added);
  if (line) await setItemAmount(context.db, line.id, line.amount + added, context.now);
  else
    await insertItem(
      context.db,
      newItem(context, basket, product, added, persParam),
      items.length + 1,
    );
  await updateBasketRow(context.db, basket.id, context.now);
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
