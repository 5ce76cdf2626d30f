import {
  type VoucherSeries,
  countVoucherUses,
  findOrderVouchers,
  findReservedVouchers,
  findVoucherSeries,
  hasRedeemedVoucher,
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
import { parseTextLine } from '../base/graphql-values';

/**
 * OXID's codes for the reason why a voucher cannot be used, and two codes of our own: OXID reports a used-up voucher
 * and one that is not valid yet as unknown.
 */
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

/**
 * Returns the reason why vouchers of the series cannot be used now for goods of this value (cents, at the buyer's
 * catalog prices); null if they can.
 */
export function findVoucherSeriesProblem(
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

/** Returns the reason why no further voucher of the series can be reserved; null if one can. */
function findSupplyProblem(
  series: VoucherSeries,
  uses: { redeemed: number; held: number },
): VoucherProblem | null {
  if (series.maxUses === null || uses.redeemed + uses.held < series.maxUses) return null;
  return uses.redeemed < series.maxUses
    ? 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
    : 'ERROR_MESSAGE_VOUCHER_USEDUP';
}

/**
 * Returns the reason why a basket that already has vouchers of these series cannot reserve another one; null if it can.
 * A basket can have only one voucher.
 */
function findCombinationProblem(
  series: VoucherSeries,
  held: readonly VoucherSeries[],
): VoucherProblem | null {
  if (held.length === 0) return null;
  return held.some(({ id }) => id === series.id)
    ? 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES'
    : 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES';
}

/** Time in ms after which an unchanged basket can lose its vouchers to other baskets. */
const abandonedAfterMs = 3 * 60 * 60 * 1000;

/** Returns the value of a basket's goods at the buyer's catalog prices, in cents. */
type GoodsValue = (context: ShopContext, basket: BasketModel) => Promise<number>;

/**
 * Reserves a voucher for the caller's basket. `worthOf` returns the value of the basket's goods in cents. Throws
 * ShopError with OXID's code for the reason, and with the voucher code as entered.
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
    const series = await findVoucherSeries(db, number.toUpperCase());
    if (!series) throw createVoucherRejection('ERROR_MESSAGE_VOUCHER_NOVOUCHER', number);
    await releaseVouchers(inner, basket, series);
    const problem = await findProblem(inner, basket, series, await worthOf(inner, basket));
    if (problem) throw createVoucherRejection(problem, number);
    await reserveVoucher(db, newId(), series.id, basket.id, now);
    await updateBasketRow(db, basket.id, now);
    return getOwnBasket(inner, basketId);
  });
}

/** Releases a voucher of the caller's basket. Throws ShopError if the basket has not reserved it. */
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

/** Returns the vouchers reserved by a basket, without those whose reservation was lost to another basket. */
export async function listReservedVouchers(
  { db }: ShopContext,
  basketId: string,
): Promise<{ id: string; number: string; seriesId: string }[]> {
  return (await findReservedVouchers(db, basketId))
    .filter(({ reservedAt }) => reservedAt !== null)
    .map(({ id, series }) => ({ id, number: series.number, seriesId: series.id }));
}

/** Returns true if a basket has a voucher, even if its reservation was lost to another basket. */
export async function hasVoucher({ db }: ShopContext, basketId: string): Promise<boolean> {
  return (await findReservedVouchers(db, basketId)).length > 0;
}

/**
 * Returns the reason why the caller cannot use the series again; null for the first use, or if the caller is not known
 * yet.
 */
export async function findVoucherReuseProblem(
  { db, caller }: ShopContext,
  series: VoucherSeries,
): Promise<VoucherProblem | null> {
  if (!series.isOncePerCustomer || caller.kind !== 'customer') return null;
  const customer = await findCustomer(db, caller.userId);
  const isRepeated = customer !== null && (await hasRedeemedVoucher(db, series.id, customer));
  return isRepeated ? 'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER' : null;
}

/** Returns OXID's error for a rejected voucher, with the voucher's code as an extension. */
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
    findVoucherSeriesProblem(
      series,
      { goodsCents, isDealer: isB2bCustomer(context.caller) },
      context.now,
    ) ??
    findCombinationProblem(
      series,
      held.map((one) => one.series),
    ) ??
    findSupplyProblem(series, await countVoucherUses(context.db, series)) ??
    (await findVoucherReuseProblem(context, series))
  );
}

/**
 * Removes vouchers whose reservation the basket lost to another basket, and ends abandoned reservations of a limited
 * series.
 */
async function releaseVouchers(
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

/** Returns the vouchers redeemed by an order, with their codes and times. */
export function listOrderVouchers(
  { db }: ShopContext,
  orderId: string,
): ReturnType<typeof findOrderVouchers> {
  return findOrderVouchers(db, orderId);
}
