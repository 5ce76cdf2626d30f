import {
  findBasketToContinue,
  type BasketMergeReport,
  buildBasketMergeReport,
  type MergedBasketLine,
} from '@/domain/basket/merge-baskets';
import { parsePersParam } from '@/domain/basket/pers-param';
import { findLineGroup } from '@/domain/configurator/line-group';
import { newId } from '../../database/sql-helpers';
import { requireCustomer } from '../base/access-control';
import { type ShopContext, inShopTransaction } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import type { BasketItemModel, BasketModel } from '../basket/basket-model';
import { addConfiguration } from '../basket/add-configuration';
import { addBasketItem } from '../basket/basket-items';
import {
  createBasket,
  deleteBasket,
  findOwnedBasket,
  listBaskets,
  listItems,
} from '../basket/basket.service';
import { updateBasketRow } from '../basket/basket.repository';
import { moveVoucher } from './checkout.service';
import { findCallerByToken } from '../token/verify-token';
import { listReservedVouchers } from '../voucher/voucher.service';
import {
  findMergedBasket,
  saveMergedBasket,
  type MergedQuantities,
} from './merge-basket.repository';

type OtherCaller = Awaited<ReturnType<typeof findCallerByToken>>;

export interface MergeResult extends BasketMergeReport {
  /** Id of the basket with which the customer continues. */
  basketId: string;
}

/**
 * Merges another caller's basket into the caller's current basket, or into a new one (Specification §4), in one
 * transaction. A repeated call only moves quantities added since the earlier merge. Nothing is merged if the source
 * basket no longer exists, the token is invalid, or the basket belongs to a registered customer. After the merge, a
 * guest's basket is removed; an anonymous basket is kept without its vouchers. The first merge also copies the source
 * basket's shipment preference.
 */
export async function mergeBasket(
  context: ShopContext,
  from: { basketId: string; token: string } | null,
): Promise<MergeResult> {
  requireCustomer(context);
  const owner = from && (await findCallerByToken(context, from.token));
  // Missing stock is listed in the result, so it is not reported as an error as well.
  return inShopTransaction({ ...context, report: () => undefined }, async (inner) => {
    const { userId } = requireCustomer(inner);
    const earlier =
      from && (await findMergedBasket<BasketMergeReport>(inner.db, from.basketId, userId));
    const basketId = earlier?.toBasketId ?? (await findOrCreateTargetBasket(inner, userId)).id;
    const basket = from && (await findSourceBasket(inner, from.basketId, owner));
    if (!basket) return { basketId, ...(earlier?.report ?? { limited: [], leftOut: [] }) };

    const items = await listItems(inner, basket.id);
    const added = getAddedItems(items, earlier?.quantities ?? {});
    const vouchers = await listReservedVouchers(inner, basket.id);
    if (earlier && added.length === 0 && vouchers.length === 0)
      return { basketId, ...earlier.report };

    const report = await mergeItems(inner, added, basketId);
    if (!earlier && basket.deliveryWish !== null)
      await updateBasketRow(inner.db, basketId, inner.now, { shipment_mode: basket.deliveryWish });
    for (const voucher of vouchers)
      if (!(await moveVoucher(inner, voucher, basket.id, basketId)))
        report.leftOut.push(voucher.number);
    const quantities = Object.fromEntries(items.map(({ id, amount }) => [id, amount]));
    const fromBasketId = basket.id;
    const merged = { fromBasketId, customerId: userId, toBasketId: basketId, quantities, report };
    await saveMergedBasket(inner.db, merged, inner.now);
    if (owner?.kind === 'customer') await deleteBasket({ ...inner, caller: owner }, basket.id);
    return { basketId, ...report };
  });
}

async function findOrCreateTargetBasket(
  context: ShopContext,
  userId: string,
): Promise<{ id: string }> {
  const baskets = await listBaskets(context, userId);
  const known = findBasketToContinue(
    baskets.map(({ id, title, isPublic, createdAt }) => ({
      ...{ id, title, public: isPublic },
      creationDate: new Date(createdAt).toISOString(),
    })),
  );
  return known ?? createBasket(context, newId(), false);
}

/** Returns the basket to merge. It must belong to the other caller, who must not be a registered customer. */
async function findSourceBasket(
  context: ShopContext,
  id: string,
  owner: OtherCaller,
): Promise<BasketModel | null> {
  if (!owner || owner.kind === 'nobody') return null;
  if (owner.kind === 'customer' && !owner.isGuest) return null;
  return findOwnedBasket(context, id, owner.userId);
}

function getAddedItems(
  items: readonly BasketItemModel[],
  merged: MergedQuantities,
): BasketItemModel[] {
  return items.flatMap((item) => {
    const amount = item.amount - (merged[item.id] ?? 0);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

/**
 * Adds the source basket's line items to the target basket. A line item that the shop rejects is skipped and listed in
 * the report.
 */
async function mergeItems(
  context: ShopContext,
  items: readonly BasketItemModel[],
  basketId: string,
): Promise<BasketMergeReport> {
  const moved = await describe(context, items);
  const before = await describe(context, await listItems(context, basketId));
  for (const item of items) {
    try {
      await mergeItem(context, item, basketId);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
    }
  }
  return buildBasketMergeReport(
    moved,
    before,
    await describe(context, await listItems(context, basketId)),
  );
}

/**
 * Adds one line item to the target basket. A configured bicycle is added with its parts, so the parts' own line items
 * are skipped.
 */
async function mergeItem(
  context: ShopContext,
  { productId, amount, persParam }: BasketItemModel,
  basketId: string,
): Promise<void> {
  const group = findLineGroup(parsePersParam(persParam));
  if (group === null) {
    await addBasketItem(context, basketId, { productId, amount, persParam: [persParam] });
    return;
  }
  const product = await context.catalog.product(productId);
  if (product?.sku !== group.sku) return;
  const input = { code: group.code, amount, persParam: [persParam], shownTotal: null };
  await addConfiguration(context, basketId, input);
}

function describe(
  { catalog }: ShopContext,
  items: readonly BasketItemModel[],
): Promise<MergedBasketLine[]> {
  return Promise.all(
    items.map(async ({ id, amount, productId }) => {
      const product = await catalog.product(productId);
      return {
        ...{ id, amount },
        product: product?.active ? { id: product.id, title: product.title } : null,
      };
    }),
  );
}
