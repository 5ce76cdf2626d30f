import { basketToContinue } from '@/domain/basket/merge-baskets';
import { type MergeReport, mergeReport, type MovedLine } from '@/domain/basket/merge-report';
import { parsePersParam } from '@/domain/basket/pers-param';
import { groupOf } from '@/domain/configuration/line-group';
import { newId } from '../../database/ids';
import { requireCustomer } from '../base/access';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { inShopTransaction } from '../base/shop-transaction';
import type { BasketItemModel, BasketModel } from '../basket/basket-model';
import {
  addConfiguration,
  addItem,
  createBasket,
  deleteBasket,
  findOthersBasket,
  listBaskets,
  listItems,
  updateBasket,
} from '../basket/basket.service';
import { moveVoucher } from '../checkout/checkout.service';
import { callerOfToken } from '../token/token.service';
import { listHeldVouchers } from '../voucher/voucher.service';
import { findTaken, keepTaken, type TakenAmounts } from './take-along.repository';

type OtherCaller = Awaited<ReturnType<typeof callerOfToken>>;

export interface TakenAlong extends MergeReport {
  /** The basket the customer goes on with. */
  basketId: string;
}

/**
 * Takes what lies in another caller's basket along into the one the caller goes on with, else into a new one (Spec §4), in one
 * transaction. What was taken along before is not taken a second time, so the same call again answers the same; what came to the
 * basket since is. A basket that is lost, or a token that is dead, leaves nothing to take; a registered customer's is never taken.
 * A guest's basket is removed with it, an anonymous one stays without its vouchers. What was said of its delivery last counts on.
 */
export async function takeAlong(
  context: ShopContext,
  from: { basketId: string; token: string } | null,
): Promise<TakenAlong> {
  requireCustomer(context);
  const owner = from && (await callerOfToken(context, from.token));
  // What was not in stock is part of the answer, and no error beside it.
  return inShopTransaction({ ...context, report: () => undefined }, async (inner) => {
    const { userId } = requireCustomer(inner);
    const earlier = from && (await findTaken<MergeReport>(inner.db, from.basketId, userId));
    const basketId = earlier?.toBasketId ?? (await basketToGoOnWith(inner, userId)).id;
    const basket = from && (await basketOf(inner, from.basketId, owner));
    if (!basket) return { basketId, ...(earlier?.report ?? { limited: [], leftOut: [] }) };

    const items = await listItems(inner, basket.id);
    const added = piecesSince(items, earlier?.amounts ?? {});
    const vouchers = await listHeldVouchers(inner, basket.id);
    if (earlier && added.length === 0 && vouchers.length === 0)
      return { basketId, ...earlier.report };

    const report = await takeLines(inner, added, basketId);
    if (!earlier && basket.deliveryWish !== null)
      await updateBasket(inner.db, basketId, inner.now, { delivery_wish: basket.deliveryWish });
    for (const voucher of vouchers)
      if (!(await moveVoucher(inner, voucher, basket.id, basketId)))
        report.leftOut.push(voucher.number);
    const amounts = Object.fromEntries(items.map(({ id, amount }) => [id, amount]));
    const fromBasketId = basket.id;
    const taken = { fromBasketId, customerId: userId, toBasketId: basketId, amounts, report };
    await keepTaken(inner.db, taken, inner.now);
    if (owner?.kind === 'customer') await deleteBasket({ ...inner, caller: owner }, basket.id);
    return { basketId, ...report };
  });
}

async function basketToGoOnWith(context: ShopContext, userId: string): Promise<{ id: string }> {
  const baskets = await listBaskets(context, userId);
  const known = basketToContinue(
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
  return findOthersBasket(context, id, owner.userId);
}

function piecesSince(items: readonly BasketItemModel[], taken: TakenAmounts): BasketItemModel[] {
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
  return mergeReport(moved, before, await describe(context, await listItems(context, basketId)));
}

/** A configured bicycle brings its parts, which do not come by themselves. */
async function takeLine(
  context: ShopContext,
  { productId, amount, persParam }: BasketItemModel,
  basketId: string,
): Promise<void> {
  const group = groupOf(parsePersParam(persParam));
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
): Promise<MovedLine[]> {
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
