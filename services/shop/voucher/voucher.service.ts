import {
  type VoucherSeries,
  countUses,
  findOrderVouchers,
  findReservedVouchers,
  findSeries,
  hasRedeemed,
  reserveVoucher,
  releaseVoucher,
  releaseAbandonedVouchers,
} from './voucher.repository';
import { newId } from '../../database/sql-helpers';
import type { BasketModel } from '../basket/basket-model';
import { getOwnBasket } from '../basket/basket.service';
import { updateBasketRow } from '../basket/basket.repository';
import { isB2bCustomer, type ShopContext, inShopTransaction } from '../base/shop-context';
import { findCustomer } from '../customer/customer.repository';
import { ShopError } from '../base/shop-errors';
import { parseTextLine } from '../base/shop-wire';

/** OXID's texts for a voucher that cannot be used (external contract A.4), and two of the maker's own: OXID calls a used up one, and one that is to come, unknown. */
export type VoucherProblem =
  | 'ERROR_MESSAGE_VOUCHER_NOVOUCHER'
  | 'MESSAGE_COUPON_EXPIRED'
  | 'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE'
  | 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
  | 'ERROR_MESSAGE_VOUCHER_USEDUP'
  | 'ERROR_MESSAGE_VOUCHER_NOTYETVALID'
  | 'ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP'
  | 'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER'
  | 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES'
  | 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES';

/** Why the series takes nothing off goods of this worth (cents, as the catalogue prices them for this buyer) now; null when it does. */
export function findSeriesProblem(
  series: VoucherSeries,
  { goodsCents, isDealer }: { goodsCents: number; isDealer: boolean },
  now: number,
): VoucherProblem | null {
  const isMeant = series.audience === 'all' || (series.audience === 'dealer') === isDealer;
  if (!isMeant) return 'ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP';
  if (series.validUntil !== null && series.validUntil < now) return 'MESSAGE_COUPON_EXPIRED';
  if (series.validFrom !== null && series.validFrom > now)
    return 'ERROR_MESSAGE_VOUCHER_NOTYETVALID';
  if (goodsCents < series.minimumCents) return 'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE';
  return null;
}

/** Why no more vouchers of the series can be held; null when one can. */
function findSupplyProblem(
  series: VoucherSeries,
  uses: { redeemed: number; held: number },
): VoucherProblem | null {
  if (series.maxUses === null || uses.redeemed + uses.held < series.maxUses) return null;
  return uses.redeemed < series.maxUses
    ? 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
    : 'ERROR_MESSAGE_VOUCHER_USEDUP';
}

/** Why a basket that holds these series cannot hold another; null when it can. A basket holds one voucher. */
function findCombinationProblem(
  series: VoucherSeries,
  held: readonly VoucherSeries[],
): VoucherProblem | null {
  if (held.length === 0) return null;
  return held.some(({ id }) => id === series.id)
    ? 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES'
    : 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES';
}

/** A basket unchanged for so long lets its vouchers go. */
const abandonedAfterMs = 3 * 60 * 60 * 1000;

/** What the goods of a basket are worth as the catalogue prices them for the buyer, in cents. */
type GoodsValue = (context: ShopContext, basket: BasketModel) => Promise<number>;

/**
 * Holds a voucher for the caller's basket, whose worth `worthOf` tells. Refuses with OXID's texts and the number that was typed
 * (external contract A.4).
 */
export function reserveBasketVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
  worthOf: GoodsValue,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const { db, now } = inner;
    const basket = await getOwnBasket(inner, basketId);
    const number = parseTextLine('voucherNumber', typed);
    const series = await findSeries(db, number.toUpperCase());
    if (!series) throw createVoucherRejection('ERROR_MESSAGE_VOUCHER_NOVOUCHER', number);
    await freeHeldVouchers(inner, basket, series);
    const problem = await findProblem(inner, basket, series, await worthOf(inner, basket));
    if (problem) throw createVoucherRejection(problem, number);
    await reserveVoucher(db, newId(), series.id, basket.id, now);
    await updateBasketRow(db, basket.id, now);
    return getOwnBasket(inner, basketId);
  });
}

/** Frees a voucher of the caller's basket. Refuses one the basket does not hold. */
export function removeVoucher(
  context: ShopContext,
  basketId: string,
  voucherId: string,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const basket = await getOwnBasket(inner, basketId);
    const held = await findReservedVouchers(inner.db, basket.id);
    if (!held.some(({ id }) => id === voucherId)) {
      throw new ShopError(
        'VOUCHER_NOT_APPLIED',
        `Voucher with id: ${voucherId} was not applied to basket with id: ${basketId}`,
      );
    }
    await releaseVoucher(inner.db, voucherId);
    await updateBasketRow(inner.db, basket.id, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

/** The vouchers that a basket holds; those another basket has taken over are none of them. */
export async function listReservedVouchers(
  { db }: ShopContext,
  basketId: string,
): Promise<{ id: string; number: string; seriesId: string }[]> {
  return (await findReservedVouchers(db, basketId))
    .filter(({ reservedAt }) => reservedAt !== null)
    .map(({ id, series }) => ({ id, number: series.number, seriesId: series.id }));
}

/** Whether a basket holds a voucher, be it one that another basket has taken over. */
export async function hasVoucher({ db }: ShopContext, basketId: string): Promise<boolean> {
  return (await findReservedVouchers(db, basketId)).length > 0;
}

/** Why the caller may not use the series a second time; null when it is the first, or the caller is not known yet. */
export async function findRepeatedUseProblem(
  { db, caller }: ShopContext,
  series: VoucherSeries,
): Promise<VoucherProblem | null> {
  if (!series.isOncePerCustomer || caller.kind !== 'customer') return null;
  const customer = await findCustomer(db, caller.userId);
  const isRepeated = customer !== null && (await hasRedeemed(db, series.id, customer));
  return isRepeated ? 'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER' : null;
}

/** OXID's refusal of a voucher, with its number beside the text. */
export function createVoucherRejection(problem: VoucherProblem, number: string): ShopError {
  return new ShopError('VOUCHER', problem, { number });
}

async function findProblem(
  context: ShopContext,
  basket: BasketModel,
  series: VoucherSeries,
  goodsCents: number,
): Promise<VoucherProblem | null> {
  const held = await findReservedVouchers(context.db, basket.id);
  return (
    findSeriesProblem(
      series,
      { goodsCents, isDealer: isB2bCustomer(context.caller) },
      context.now,
    ) ??
    findCombinationProblem(
      series,
      held.map((one) => one.series),
    ) ??
    findSupplyProblem(series, await countUses(context.db, series)) ??
    (await findRepeatedUseProblem(context, series))
  );
}

/** Drops what the basket has lost to another, and takes what abandoned baskets still hold of a limited series. */
async function freeHeldVouchers(
  { db, now }: ShopContext,
  basket: BasketModel,
  series: VoucherSeries,
): Promise<void> {
  const lost = (await findReservedVouchers(db, basket.id)).filter(
    ({ reservedAt }) => reservedAt === null,
  );
  for (const { id } of lost) await releaseVoucher(db, id);
  if (series.maxUses !== null)
    await releaseAbandonedVouchers(db, series.id, basket.id, now - abandonedAfterMs);
}

/** The vouchers an order was placed with. */
export function listOrderVouchers(
  { db }: ShopContext,
  orderId: string,
): ReturnType<typeof findOrderVouchers> {
  return findOrderVouchers(db, orderId);
}
