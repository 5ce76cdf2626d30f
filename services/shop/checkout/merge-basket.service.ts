import { findBasketToContinue } from '@/domain/basket/merge-baskets';
import { type MergeReport, buildMergeReport, type MergedLine } from '@/domain/basket/merge-baskets';
import { parsePersParam } from '@/domain/basket/pers-param';
import { findLineGroup } from '@/domain/configurator/line-group';
import { newId } from '../../database/sql-helpers';
import { requireCustomer } from '../base/access';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { inShopTransaction } from '../base/shop-context';
import type { BasketItemModel, BasketModel } from '../basket/basket-model';
import { addConfiguration } from '../basket/add-configuration';
import { addItem } from '../basket/basket-items';
import { createBasket, deleteBasket } from '../basket/basket.service';
import { findOwnedBasket, listBaskets, listItems } from '../basket/basket.service';
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

export interface MergeResult extends MergeReport {
  /** The basket the customer goes on with. */
  basketId: string;
}

/**
 * Takes what lies in another caller's basket along into the one the caller goes on with, else into a new one (Spec §4), in one
 * transaction. What was taken along before is not taken a second time, so the same call again answers the same; what came to the
 * basket since is. A basket that is lost, or a token that is dead, leaves nothing to take; a registered customer's is never taken.
 * A guest's basket is removed with it, an anonymous one stays without its vouchers. What was said of its delivery last counts on.
 */
export async function mergeBasket(
  context: ShopContext,
  from: { basketId: string; token: string } | null,
): Promise<MergeResult> {
  requireCustomer(context);
  const owner = from && (await findCallerByToken(context, from.token));
  // What was not in stock is part of the answer, and no error beside it.
  return inShopTransaction({ ...context, report: () => undefined }, async (inner) => {
    const { userId } = requireCustomer(inner);
    const earlier = from && (await findMergedBasket<MergeReport>(inner.db, from.basketId, userId));
    const basketId = earlier?.toBasketId ?? (await basketToGoOnWith(inner, userId)).id;
    const basket = from && (await basketOf(inner, from.basketId, owner));
    if (!basket) return { basketId, ...(earlier?.report ?? { limited: [], leftOut: [] }) };

    const items = await listItems(inner, basket.id);
    const added = piecesSince(items, earlier?.amounts ?? {});
    const vouchers = await listReservedVouchers(inner, basket.id);
    if (earlier && added.length === 0 && vouchers.length === 0)
      return { basketId, ...earlier.report };

    const report = await takeLines(inner, added, basketId);
    if (!earlier && basket.deliveryWish !== null)
      await updateBasketRow(inner.db, basketId, inner.now, { delivery_wish: basket.deliveryWish });
    for (const voucher of vouchers)
      if (!(await moveVoucher(inner, voucher, basket.id, basketId)))
        report.leftOut.push(voucher.number);
    const amounts = Object.fromEntries(items.map(({ id, amount }) => [id, amount]));
    const fromBasketId = basket.id;
    const taken = { fromBasketId, customerId: userId, toBasketId: basketId, amounts, report };
    await saveMergedBasket(inner.db, taken, inner.now);
    if (owner?.kind === 'customer') await deleteBasket({ ...inner, caller: owner }, basket.id);
    return { basketId, ...report };
  });
}

async function basketToGoOnWith(context: ShopContext, userId: string): Promise<{ id: string }> {
  const baskets = await listBaskets(context, userId);
  const known = findBasketToContinue(
    baskets.map(({ id, title, isPublic, createdAt }) => ({
      ...{ id, title, public: isPublic },
      creationDate: new Date(createdAt).toISOString(),
    })),
  );
  return known ?? createBasket(context, newId(), false);
}

/** The basket to take from: the other caller's own, and not a registered customer's. */
async function basketOf(
  context: ShopContext,
  id: string,
  owner: OtherCaller,
): Promise<BasketModel | null> {
  if (!owner || owner.kind === 'nobody') return null;
  if (owner.kind === 'customer' && !owner.isGuest) return null;
  return findOwnedBasket(context, id, owner.userId);
}

function piecesSince(
  items: readonly BasketItemModel[],
  taken: MergedQuantities,
): BasketItemModel[] {
  return items.flatMap((item) => {
    const amount = item.amount - (taken[item.id] ?? 0);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

/** A line the shop refuses is left out and told. */
async function takeLines(
  context: ShopContext,
  items: readonly BasketItemModel[],
  basketId: string,
): Promise<MergeReport> {
  const moved = await describe(context, items);
  const before = await describe(context, await listItems(context, basketId));
  for (const item of items) {
    try {
      await takeLine(context, item, basketId);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
    }
  }
  return buildMergeReport(
    moved,
    before,
    await describe(context, await listItems(context, basketId)),
  );
}

/** A configured bicycle brings its parts, which do not come by themselves. */
async function takeLine(
  context: ShopContext,
  { productId, amount, persParam }: BasketItemModel,
  basketId: string,
): Promise<void> {
  const group = findLineGroup(parsePersParam(persParam));
  if (group === null) {
    await addItem(context, basketId, { productId, amount, persParam: [persParam] });
    return;
  }
  const product = await context.catalog.product(productId);
  if (product?.sku !== group.sku) return;
  const wish = { code: group.code, amount, persParam: [persParam], shownTotal: null };
  await addConfiguration(context, basketId, wish);
}

function describe(
  { catalog }: ShopContext,
  items: readonly BasketItemModel[],
): Promise<MergedLine[]> {
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
