import 'server-only';
import { type BasketMergeReport, buildBasketMergeReport } from '@/domain/basket/merge-baskets';
import { formatPersParam, parsePersParam } from '@/domain/basket/pers-param';
import { isShopFault } from '@/domain/errors/shop-fault';
import { BasketRemoveDocument } from '@/graphql/generated/shop/graphql';
import { failure, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCallContext } from '@/lib/gateways/shop/shop-client';
import {
  addVoucherToBasket,
  type BasketAnswer,
  type BasketCaller,
  type LineToAdd,
  readBasket,
  removeLineFromBasket,
  removeVoucherFromBasket,
  type WireBasket,
} from './basket-calls';
import { findOrCreateBasket, moveLines, toMergedLine } from './move-lines';

/** The basket with which the customer continues, and what could not be moved to it. */
export type BasketMergeResult = BasketMergeReport & { basketId: string };

/** The basket of another session. */
export interface MergeSource {
  readonly basketId: string;
  readonly token: string;
  /** True for a guest, who may remove the basket. Anonymous visitors may not. */
  readonly isGuest?: boolean;
}

interface SourceLine extends LineToAdd {
  readonly id: string;
}

const running = new Map<string, Promise<unknown>>();

/**
 * Merges baskets at a shop without basketTakeAlong (Specification §4): adds the lines and vouchers of `from` to the
 * customer's basket one by one. Each line that arrived is removed from the old basket, so a retry only moves the rest.
 * Merges of the same basket wait for each other. Fails when the shop does not respond; a line it refuses is listed in
 * the result and stays in the old basket.
 */
export async function mergeBasketByLines(
  from: MergeSource | null,
  caller: ShopCallContext,
): Promise<Result<BasketMergeResult>> {
  if (from === null) return merge(null, caller);
  const { basketId } = from;
  const merging = (running.get(basketId) ?? Promise.resolve()).then(() => merge(from, caller));
  running.set(basketId, merging);
  try {
    return await merging;
  } finally {
    if (running.get(basketId) === merging) running.delete(basketId);
  }
}

async function merge(
  from: MergeSource | null,
  caller: ShopCallContext,
): Promise<Result<BasketMergeResult>> {
  const target = await findOrCreateBasket(caller);
  if (!target.ok) return target;
  const { id: basketId, items: before } = target.data;
  const nothing = success({ basketId, limited: [], leftOut: [] });
  if (from === null) return nothing;
  const owner = { language: caller.language, token: from.token, isAnonymous: true };
  const source = await readBasket(owner, from.basketId);
  // A basket that is gone or belongs to somebody else is not merged.
  if (!source.ok) {
    const { layer, message } = source.error;
    return layer === 'graphql' && !isShopFault(message) ? nothing : source;
  }

  const { items, vouchers } = source.data.basket;
  const lines = listSourceLines(items);
  const moved = await moveLines(lines, target.data, caller, async (line) => {
    await sendTwice(owner, (one) => removeLineFromBasket(one, from.basketId, line));
  });
  if (moved.failed !== null) return failure(moved.failed);
  const lost = await moveVouchers(vouchers ?? [], { owner, id: from.basketId }, caller, basketId);
  if (from.isGuest && moved.arrived.length === items.length)
    await fetchShopData(BasketRemoveDocument, { basketId: from.basketId }, owner);
  const { limited, leftOut } = buildBasketMergeReport(
    items.map(toMergedLine),
    before.map(toMergedLine),
    moved.items.map(toMergedLine),
  );
  return success({ basketId, limited, leftOut: [...leftOut, ...lost] });
}

function listSourceLines(items: WireBasket['items']): SourceLine[] {
  return items.flatMap(({ id, amount, product, persParam }) => {
    const note = formatPersParam(parsePersParam(persParam));
    return product && amount > 0
      ? [{ id, amount, productId: product.id, persParam: note.length > 0 ? note : null }]
      : [];
  });
}

/** Redeems the vouchers in the new basket. Returns the numbers of those that the shop refused. */
async function moveVouchers(
  vouchers: NonNullable<WireBasket['vouchers']>,
  from: { owner: BasketCaller; id: string },
  caller: ShopCallContext,
  basketId: string,
): Promise<string[]> {
  const customer = { ...caller, isAnonymous: false };
  const lost: string[] = [];
  for (const { id, number } of vouchers) {
    // The old basket holds the voucher until it is removed there.
    await sendTwice(from.owner, (owner) => removeVoucherFromBasket(owner, from.id, id));
    const added = await sendTwice(customer, (one) => addVoucherToBasket(one, basketId, number));
    if (!added.ok || added.data.errors.length > 0) lost.push(number);
  }
  return lost;
}

/** Sends an operation, and once more when the shop did not respond or had a fault. */
async function sendTwice(
  caller: BasketCaller,
  send: (caller: BasketCaller) => Promise<Result<BasketAnswer>>,
): Promise<Result<BasketAnswer>> {
  const sent = await send(caller);
  const isDecided = sent.ok || (sent.error.layer === 'graphql' && !isShopFault(sent.error.message));
  return isDecided ? sent : send({ ...caller, isRecovery: true });
}
