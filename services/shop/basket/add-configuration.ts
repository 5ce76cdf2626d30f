import { parsePersParam, type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import { formatPriceChange } from '@/domain/configurator/configuration-errors';
import { buildGroupUuid, isGroupUuid } from '@/domain/configurator/line-group';
import { normalizeConfigurationCode } from '@/domain/configurator/configuration-code';
import { toCents } from '@/domain/money/cents';
import { newId } from '../../database/sql-helpers';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { getProductPrice } from '../base/price';
import type { ProductModel } from '../base/product-model';
import { inShopTransaction } from '../base/shop-context';
import { getConfiguredBike } from '../catalog/configured-bike';
import { getSellableQuantity, createStockRejection } from '../catalog/orderable';
import { assertBasketCapacity, sumQuantity } from './basket-item-input';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket.service';
import { selectItems, insertItem, setItemAmount, updateBasketRow } from './basket.repository';
import { getQuantityLimits, assertQuantity, parseItemNote } from './basket-item-input';

interface AddConfigurationInput {
  code: string;
  amount: number;
  /** The bicycle's; its uuid is not looked at. */
  persParam: readonly string[] | null;
  /** Of one bicycle with its parts, in euros, as the caller was shown it; null when nobody says. */
  shownTotal: number | null;
}

/**
 * Adds a configured bicycle as lines that belong together, to those with the same code and note or as a group of its own. With too few pieces of
 * anything it adds as many whole bicycles as there are and reports the rest in OXID's words. Refuses what does not fit, and another price than shown, saying what each piece costs.
 */
export function addConfiguration(
  context: ShopContext,
  basketId: string,
  wish: AddConfigurationInput,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    assertQuantity(wish.amount, 1, getQuantityLimits(inner.caller).line);
    const note = parsePersParam(parseItemNote(wish.persParam));
    const { bike, parts } = await getConfiguredBike(inner, wish.code);
    const products = [bike, ...parts];
    assertPrice(inner, products, wish.shownTotal);
    const items = await selectItems(inner.db, basketId);
    const added = bikesToAdd(inner, items, products, wish.amount);
    if (added > 0) {
      const uuid = uuidOf(items, normalizeConfigurationCode(wish.code) ?? '', bike.id, note);
      for (const product of products) {
        const own = product === bike ? note : { comment: '', date: '' };
        await addPieces(inner, basketId, product, added, { ...own, uuid });
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
  const pieces = products.map(({ sku, prices }) => ({
    sku: sku ?? '',
    cents: getProductPrice(prices, isB2bCustomer(caller)).cents,
  }));
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0);
  if (shownTotal === null || toCents(shownTotal) === total) return;
  throw new ShopError('CONFIGURATION_PRICE', formatPriceChange(pieces));
}

/** How many whole bicycles can be added; what holds up the others is reported. */
function bikesToAdd(
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
  const scarce = free.reduce((least, one) => (one.left < least.left ? one : least));
  const added = Math.min(wanted, scarce.left);
  if (added < wanted) context.report(createStockRejection(scarce.id, scarce.orderable));
  return added;
}

/** The uuid of the group that is the same bicycle with the same note, else the first one that is free. */
function uuidOf(
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
  const taken = new Set(notes.map(({ note }) => note.uuid));
  let count = 1;
  while (taken.has(buildGroupUuid(code, count))) count += 1;
  return buildGroupUuid(code, count);
}

async function addPieces(
  { db, caller, now }: ShopContext,
  basketId: string,
  { id: productId }: ProductModel,
  added: number,
  note: PersParam,
): Promise<void> {
  const items = await selectItems(db, basketId);
  const persParam = formatPersParam(note)[0] ?? '';
  const line = items.find((item) => item.productId === productId && item.persParam === persParam);
  assertBasketCapacity(caller, items, line, added);
  if (line) return setItemAmount(db, line.id, line.amount + added, now);
  const item = { id: newId(), basketId, productId, amount: added, persParam, updatedAt: now };
  return insertItem(db, item, items.length + 1);
}
