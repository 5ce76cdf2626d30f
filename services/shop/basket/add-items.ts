import type { BasketRefusal } from '@/graphql/generated/shop-types';
import { newId } from '../../database/sql-helpers';
import type { ProductModel } from '../base/product-model';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { inShopTransaction } from '../base/shop-context';
import { requireB2bCustomer } from '../base/access';
import { assertBasketCapacity, sumQuantity } from './basket-item-input';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket.service';
import { selectItems, insertItem, setItemAmount, updateBasketRow } from './basket.repository';
import { assertNoGroup } from './configuration-items';
import { getQuantityLimits, assertQuantity, parseItemNote } from './basket-item-input';
import {
  getSellableQuantity,
  findProductRejection,
  createStockRejection,
} from '../catalog/orderable';

const maxRows = 500;

interface Row {
  productId: string;
  amount: number;
  persParam: readonly string[] | null;
}

interface RefusedRow {
  index: number;
  type: BasketRefusal;
  available: number;
  message: string;
}

export interface AddedItems {
  basket: BasketModel;
  /** Rows that were added whole. */
  added: number;
  refused: RefusedRow[];
}

/**
 * Adds many rows to a b2b customer's basket in one transaction. A row is added whole or comes back with the reason and with how
 * many pieces could be added; a good row is never lost to a bad one. Rows of one product and what lies in the basket count together.
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
    const items = await selectItems(inner.db, basketId);
    const stored = new Set(items.map(({ id }) => id));
    const touched = new Set<BasketItemModel>();
    const refused = rows.flatMap((row, index) => {
      const outcome = take(inner, basketId, items, row, products.get(row.productId));
      if ('item' in outcome) touched.add(outcome.item);
      return 'item' in outcome ? [] : [{ index, ...outcome }];
    });
    for (const [index, item] of items.entries()) {
      if (!touched.has(item)) continue;
      if (stored.has(item.id)) await setItemAmount(inner.db, item.id, item.amount, inner.now);
      else await insertItem(inner.db, item, index + 1);
    }
    if (touched.size > 0) await updateBasketRow(inner.db, basketId, inner.now);
    const basket = await getOwnBasket(inner, basketId);
    return { basket, added: rows.length - refused.length, refused };
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

/** Counts a row in `items`, or says why not. Nothing is written yet. */
function take(
  { caller, now }: ShopContext,
  basketId: string,
  items: BasketItemModel[],
  { productId, amount, persParam }: Row,
  { product, hasVariants }: Found = { product: null, hasVariants: false },
): Omit<RefusedRow, 'index'> | { item: BasketItemModel } {
  const refusal = findProductRejection(product, productId, hasVariants);
  if (refusal || !product) {
    const type = refusal?.code === 'NOT_ORDERABLE' ? 'NOTORDERABLE' : 'NOTAVAILABLE';
    return { type, available: 0, message: refusal?.message ?? '' };
  }
  try {
    assertQuantity(amount, 1, getQuantityLimits(caller).line);
    const note = parseItemNote(persParam);
    assertNoGroup(note);
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

function tooFew(productId: string, available: number): Omit<RefusedRow, 'index'> {
  const { message } = createStockRejection(productId, available);
  return { type: available > 0 ? 'LIMITEDAVAILABILITY' : 'OUTOFSTOCK', available, message };
}
