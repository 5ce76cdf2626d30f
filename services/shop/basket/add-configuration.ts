import { parsePersParam, type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import { formatPriceChange } from '@/domain/configurator/configuration-errors';
import { buildGroupUuid, isGroupUuid } from '@/domain/configurator/line-group';
import { normalizeConfigurationCode } from '@/domain/configurator/configuration-code';
import { toCents } from '@/domain/money/cents';
import { newId } from '../../database/sql-helpers';
import { isB2bCustomer, type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { getProductPrice } from '../base/price';
import type { ProductModel } from '../base/product-model';
import { getConfiguredBike } from '../catalog/configured-bike';
import { getSellableQuantity, createStockRejection } from '../catalog/sellable-products';
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

interface AddConfigurationInput {
  code: string;
  amount: number;
  /** The buyer's note on the bicycle (persParam). Its uuid is ignored. */
  persParam: readonly string[] | null;
  /** The price in euros of one bicycle with its parts, as shown to the caller; null if unknown. */
  shownTotal: number | null;
}

/**
 * Adds a configured bicycle as a group of line items, merged with an existing group of the same code and note. If stock
 * is short, adds as many complete bicycles as possible and reports the missing stock in OXID's wording. Throws
 * ShopError for an invalid configuration, and for a price that differs from the shown one, listing the current unit
 * prices.
 */
export function addConfiguration(
  context: ShopContext,
  basketId: string,
  input: AddConfigurationInput,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    assertQuantityInRange(input.amount, 1, getQuantityLimits(inner.caller).line);
    const note = parsePersParam(parseItemNote(input.persParam));
    const { bike, parts } = await getConfiguredBike(inner, input.code);
    const products = [bike, ...parts];
    assertPrice(inner, products, input.shownTotal);
    const items = await listBasketItems(inner.db, basketId);
    const added = getAddableQuantity(inner, items, products, input.amount);
    if (added > 0) {
      const uuid = findGroupUuid(
        items,
        normalizeConfigurationCode(input.code) ?? '',
        bike.id,
        note,
      );
      for (const product of products) {
        const lineNote = product === bike ? note : { comment: '', date: '' };
        await addParts(inner, basketId, product, added, { ...lineNote, uuid });
      }
      await updateBasketRow(inner.db, basketId, inner.now);
    }
    return getOwnBasket(inner, basketId);
  });
}

function assertPrice(
  { caller }: ShopContext,
  products: readonly ProductModel[],
  shownTotal: number | null,
): void {
  const pricedParts = products.map(({ sku, prices }) => ({
    sku: sku ?? '',
    cents: getProductPrice(prices, isB2bCustomer(caller)).cents,
  }));
  const total = pricedParts.reduce((sum, { cents }) => sum + cents, 0);
  if (shownTotal === null || toCents(shownTotal) === total) return;
  throw new ShopError('CONFIGURATION_PRICE', formatPriceChange(pricedParts));
}

/** Returns how many complete bicycles can be added, and reports the product that limits them. */
function getAddableQuantity(
  context: ShopContext,
  items: readonly BasketItemModel[],
  products: readonly ProductModel[],
  wanted: number,
): number {
  const free = products.map(({ id, stock }) => {
    const held = sumQuantity(items.filter(({ productId }) => productId === id));
    return {
      id,
      orderable: getSellableQuantity(stock),
      left: Math.max(0, getSellableQuantity(stock) - held),
    };
  });
  const scarce = free.reduce((min, one) => (one.left < min.left ? one : min));
  const added = Math.min(wanted, scarce.left);
  if (added < wanted) context.report(createStockRejection(scarce.id, scarce.orderable));
  return added;
}

/**
 * Returns the uuid of the group in the basket with the same configured bicycle and note; if there is none, the first
 * unused uuid.
 */
function findGroupUuid(
  items: readonly BasketItemModel[],
  code: string,
  bikeId: string,
  { comment, date }: PersParam,
): string {
  const notes = items.map(({ productId, persParam }) => ({
    productId,
    note: parsePersParam(persParam),
  }));
  const same = notes.find(
    ({ productId, note }) =>
      productId === bikeId &&
      note.comment === comment &&
      note.date === date &&
      isGroupUuid(note.uuid, code),
  );
  if (same) return same.note.uuid;
  const usedUuids = new Set(notes.map(({ note }) => note.uuid));
  let count = 1;
  while (usedUuids.has(buildGroupUuid(code, count))) count += 1;
  return buildGroupUuid(code, count);
}

async function addParts(
  { db, caller, now }: ShopContext,
  basketId: string,
  { id: productId }: ProductModel,
  added: number,
  note: PersParam,
): Promise<void> {
  const items = await listBasketItems(db, basketId);
  const persParam = formatPersParam(note)[0] ?? '';
  const line = items.find((item) => item.productId === productId && item.persParam === persParam);
  assertBasketCapacity(caller, items, line, added);
  if (line) return setBasketItemQuantity(db, line.id, line.amount + added, now);
  const item = { id: newId(), basketId, productId, amount: added, persParam, updatedAt: now };
  return insertBasketItem(db, item, items.length + 1);
}
