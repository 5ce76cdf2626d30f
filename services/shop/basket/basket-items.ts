import { newId } from '../../database/sql-helpers';
import type { ProductModel } from '../base/product-model';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import {
  assertBasketCapacity,
  sumQuantity,
  getQuantityLimits,
  assertQuantityInRange,
  parseItemNote,
} from './basket-item-input';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket.service';
import {
  listBasketItems,
  insertBasketItem,
  setBasketItemQuantity,
  setItemPersParam,
  updateBasketRow,
} from './basket.repository';
import {
  listGroupItems,
  mergeConfigurationGroups,
  resolveItemNote,
  assertNoConfigurationNote,
} from './configuration-items';
import {
  getSellableQuantity,
  findProductRejection,
  createStockRejection,
} from '../catalog/sellable-products';

interface AddItemInput {
  productId: string;
  amount: number;
  persParam: readonly string[] | null;
}

/**
 * Adds a quantity to the line item with the same product and persParam, or creates one. If stock is short, adds what is
 * available and reports the missing stock in OXID's wording; the response then has data and an error.
 */
export function addBasketItem(
  context: ShopContext,
  basketId: string,
  input: AddItemInput,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, basketId);
    assertQuantityInRange(input.amount, 1, getQuantityLimits(inner.caller).line);
    const persParam = parseItemNote(input.persParam);
    assertNoConfigurationNote(persParam);
    const product = await getOrderable(inner, input.productId);
    if (product) await addQuantity(inner, basket, product, input.amount, persParam);
    return getOwnBasket(inner, basketId);
  });
}

/**
 * Reduces the quantity of a line item and of the other line items of the same configured bicycle. A quantity of 0, or
 * the whole quantity, removes these line items.
 */
export function removeBasketItem(
  context: ShopContext,
  basketId: string,
  itemId: string,
  amount: number,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    assertQuantityInRange(amount, 0, Number.MAX_SAFE_INTEGER);
    const items = await listBasketItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    for (const each of listGroupItems(items, item))
      await setBasketItemQuantity(
        inner.db,
        each.id,
        amount === 0 ? 0 : item.amount - amount,
        inner.now,
      );
    await updateBasketRow(inner.db, basketId, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

/**
 * Changes the persParam (note) of a line item. If it then has the same product and persParam as another line item, the
 * two are merged. The total quantity does not change.
 */
export function setItemNote(
  context: ShopContext,
  basketId: string,
  itemId: string,
  rawPersParam: readonly string[],
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    const items = await listBasketItems(inner.db, basketId);
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw itemNotFound(basketId, itemId);
    const persParam = await resolveItemNote(inner, item, parseItemNote(rawPersParam));
    if (await mergeConfigurationGroups(inner, items, item, persParam))
      return getOwnBasket(inner, basketId);
    const same = items.find(
      (other) =>
        other !== item && other.productId === item.productId && other.persParam === persParam,
    );
    if (same) {
      const amount = same.amount + item.amount;
      assertQuantityInRange(amount, 1, getQuantityLimits(inner.caller).line);
      await setBasketItemQuantity(inner.db, same.id, amount, inner.now);
      await setBasketItemQuantity(inner.db, item.id, 0, inner.now);
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

/**
 * Returns the product with this id. If it cannot be ordered, reports the reason and returns null. Throws ShopError for
 * an unknown id.
 */
async function getOrderable(
  { catalog, report }: ShopContext,
  id: string,
): Promise<ProductModel | null> {
  const product = await catalog.product(id);
  if (!product) throw new ShopError('PRODUCT_NOT_FOUND', `Product was not found by id: ${id}`);
  const hasVariants = (await catalog.variants(id)).length > 0;
  const rejection = findProductRejection(product, id, hasVariants);
  if (rejection) report(rejection);
  return rejection ? null : product;
}

async function addQuantity(
  context: ShopContext,
  basket: BasketModel,
  product: ProductModel,
  wanted: number,
  persParam: string,
): Promise<void> {
  const items = await listBasketItems(context.db, basket.id);
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
  if (line) await setBasketItemQuantity(context.db, line.id, line.amount + added, context.now);
  else
    await insertBasketItem(
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
