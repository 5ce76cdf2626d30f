import { parsePersParam, type PersParam, serialisePersParam } from '@/domain/basket/pers-param';
import { changedPriceText } from '@/domain/configuration/changed-price';
import { groupUuid, isGroupOf } from '@/domain/configuration/line-group';
import { plainConfigurationCode } from '@/domain/configuration/short-code';
import { toCents } from '@/domain/money/cents';
import { newId } from '../../database/ids';
import { isB2bCustomer, type ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { productPrice } from '../base/price';
import type { ProductModel } from '../base/product-model';
import { inShopTransaction } from '../base/shop-transaction';
import { configuredBike, piecesInStock, stockRefusal } from '../catalog/catalog.service';
import { assertRoom, pieces } from './basket-limits';
import type { BasketItemModel, BasketModel } from './basket-model';
import { getOwnBasket } from './basket-reading';
import { findItems, insertItem, setItemAmount, updateBasket } from './basket.repository';
import { amountLimits, assertAmount, readPersParam } from './item-input';

interface Wish {
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
  wish: Wish,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    await getOwnBasket(inner, basketId);
    assertAmount(wish.amount, 1, amountLimits(inner.caller).line);
    const note = parsePersParam(readPersParam(wish.persParam));
    const { bike, parts } = await configuredBike(inner, wish.code);
    const products = [bike, ...parts];
    assertPrice(inner, products, wish.shownTotal);
    const items = await findItems(inner.db, basketId);
    const added = bikesToAdd(inner, items, products, wish.amount);
    if (added > 0) {
      const uuid = uuidOf(items, plainConfigurationCode(wish.code) ?? '', bike.id, note);
      for (const product of products) {
        const own = product === bike ? note : { comment: '', date: '' };
        await addPieces(inner, basketId, product, added, { ...own, uuid });
      }
      await updateBasket(inner.db, basketId, inner.now);
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
    cents: productPrice(prices, isB2bCustomer(caller)).cents,
  }));
  const total = pieces.reduce((sum, { cents }) => sum + cents, 0);
  if (shownTotal === null || toCents(shownTotal) === total) return;
  throw new ShopError('CONFIGURATION_PRICE', changedPriceText(pieces));
}

/** How many whole bicycles can be added; what holds up the others is reported. */
function bikesToAdd(
  context: ShopContext,
  items: readonly BasketItemModel[],
  products: readonly ProductModel[],
  wanted: number,
): number {
  const free = products.map(({ id, stock }) => {
    const held = pieces(items.filter(({ productId }) => productId === id));
    return { id, orderable: piecesInStock(stock), left: Math.max(0, piecesInStock(stock) - held) };
  });
  const scarce = free.reduce((least, one) => (one.left < least.left ? one : least));
  const added = Math.min(wanted, scarce.left);
  if (added < wanted) context.report(stockRefusal(scarce.id, scarce.orderable));
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
      isGroupOf(note.uuid, code),
  );
  if (same) return same.note.uuid;
  const taken = new Set(notes.map(({ note }) => note.uuid));
  let count = 1;
  while (taken.has(groupUuid(code, count))) count += 1;
  return groupUuid(code, count);
}

async function addPieces(
  { db, caller, now }: ShopContext,
  basketId: string,
  { id: productId }: ProductModel,
  added: number,
  note: PersParam,
): Promise<void> {
  const items = await findItems(db, basketId);
  const persParam = serialisePersParam(note)[0] ?? '';
  const line = items.find((item) => item.productId === productId && item.persParam === persParam);
  assertRoom(caller, items, line, added);
  if (line) return setItemAmount(db, line.id, line.amount + added, now);
  const item = { id: newId(), basketId, productId, amount: added, persParam, updatedAt: now };
  return insertItem(db, item, items.length + 1);
}
