import type { BasketRefusal } from '@/graphql/generated/shop-types';
import { newId } from '../../database/sql-helpers';
import type { ProductModel } from '../base/product-model';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { requireB2bCustomer } from '../base/access-control';
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
  updateBasketRow,
} from './basket.repository';
import { assertNoConfigurationNote } from './configuration-items';
import {
  getSellableQuantity,
  findProductRejection,
  createStockRejection,
} from '../catalog/sellable-products';

const maxRows = 500;

interface Row {
  productId: string;
  amount: number;
  persParam: readonly string[] | null;
}

interface RejectedRow {
  index: number;
  type: BasketRefusal;
  available: number;
  message: string;
}

export interface AddedItems {
  basket: BasketModel;
  /** The number of rows added completely. */
  added: number;
  refused: RejectedRow[];
}

/**
 * Adds many rows (product and quantity) to a b2b customer's basket in one transaction. Each row is added completely, or
 * returned with the reason for its rejection and the quantity that could be added. A rejected row does not affect other
 * rows. Stock is checked for the total of all rows with the same product and the quantity already in the basket.
 */
export function addItems(
  context: ShopContext,
  basketId: string,
  rows: readonly Row[],
): Promise<AddedItems> {
  requireB2bCustomer(context);
  if (rows.length > maxRows)
    throw new ShopError('TOO_MANY', `No more than ${maxRows} items can be added at once`);
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    const products = await loadProducts(inner, rows);
    const items = await listBasketItems(inner.db, basketId);
    const stored = new Set(items.map(({ id }) => id));
    const touched = new Set<BasketItemModel>();
    const rejected = rows.flatMap((row, index) => {
      const result = addRow(inner, basketId, items, row, products.get(row.productId));
      if ('item' in result) touched.add(result.item);
      return 'item' in result ? [] : [{ index, ...result }];
    });
    for (const [index, item] of items.entries()) {
      if (!touched.has(item)) continue;
      if (stored.has(item.id))
        await setBasketItemQuantity(inner.db, item.id, item.amount, inner.now);
      else await insertBasketItem(inner.db, item, index + 1);
    }
    if (touched.size > 0) await updateBasketRow(inner.db, basketId, inner.now);
    const basket = await getOwnBasket(inner, basketId);
    return { basket, added: rows.length - rejected.length, refused: rejected };
  });
}

interface Found {
  product: ProductModel | null;
  hasVariants: boolean;
}

async function loadProducts(
  { catalog }: ShopContext,
  rows: readonly Row[],
): Promise<Map<string, Found>> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, Found]> => {
      const [product, variants] = await Promise.all([catalog.product(id), catalog.variants(id)]);
      return [id, { product, hasVariants: variants.length > 0 }];
    }),
  );
  return new Map(found);
}

/** Adds a row to `items`, or returns the reason for its rejection. Writes nothing to the database. */
function addRow(
  { caller, now }: ShopContext,
  basketId: string,
  items: BasketItemModel[],
  { productId, amount, persParam }: Row,
  { product, hasVariants }: Found = { product: null, hasVariants: false },
): Omit<RejectedRow, 'index'> | { item: BasketItemModel } {
  const rejection = findProductRejection(product, productId, hasVariants);
  if (rejection || !product) {
    const type = rejection?.code === 'NOT_ORDERABLE' ? 'NOTORDERABLE' : 'NOTAVAILABLE';
    return { type, available: 0, message: rejection?.message ?? '' };
  }
  try {
    assertQuantityInRange(amount, 1, getQuantityLimits(caller).line);
    const note = parseItemNote(persParam);
    assertNoConfigurationNote(note);
    const ofProduct = items.filter((item) => item.productId === productId);
    const free = Math.max(0, getSellableQuantity(product.stock) - sumQuantity(ofProduct));
    if (amount > free) return tooFew(productId, free);
    const line = ofProduct.find((item) => item.persParam === note);
    assertBasketCapacity(caller, items, line, amount);
    if (line) {
      line.amount += amount;
      return { item: line };
    }
    const item = { id: newId(), basketId, productId, amount, persParam: note, updatedAt: now };
    items.push(item);
    return { item };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { type: 'INVALID', available: 0, message: error.message };
  }
}

function tooFew(productId: string, available: number): Omit<RejectedRow, 'index'> {
  const { message } = createStockRejection(productId, available);
  return { type: available > 0 ? 'LIMITEDAVAILABILITY' : 'OUTOFSTOCK', available, message };
}
