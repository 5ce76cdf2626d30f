import { newId } from '../../database/ids';
import type { BasketModel } from '../basket/basket-model';
import { getOwnBasket, updateBasket } from '../basket/basket.service';
import { isB2bCustomer, type ShopContext } from '../base/context';
import { findCustomer } from '../customer/customer.service';
import { ShopError } from '../base/errors';
import { inShopTransaction } from '../base/shop-transaction';
import { cleanLine } from '../base/text-input';
import {
  countUses,
  findHeldVouchers,
  findSeries,
  hasRedeemed,
  holdVoucher,
  releaseVoucher,
  takeFromAbandoned,
  type VoucherSeries,
} from './voucher.repository';
import {
  companionProblem,
  seriesProblem,
  supplyProblem,
  type VoucherProblem,
} from './voucher-rules';

/** A basket unchanged for so long lets its vouchers go. */
const abandonedAfterMs = 3 * 60 * 60 * 1000;

/** What the goods of a basket are worth as the catalogue prices them for the buyer, in cents. */
type WorthOf = (context: ShopContext, basket: BasketModel) => Promise<number>;

/**
 * Holds a voucher for the caller's basket, whose worth `worthOf` tells. Refuses with OXID's texts and the number that was typed
 * (external contract A.4).
 */
export function takeVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
  worthOf: WorthOf,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const { db, now } = inner;
    const basket = await getOwnBasket(inner, basketId);
    const number = cleanLine('voucherNumber', typed);
    const series = await findSeries(db, number.toUpperCase());
    if (!series) throw voucherRefusal('ERROR_MESSAGE_VOUCHER_NOVOUCHER', number);
    await freeHeldVouchers(inner, basket, series);
    const problem = await findProblem(inner, basket, series, await worthOf(inner, basket));
    if (problem) throw voucherRefusal(problem, number);
    await holdVoucher(db, newId(), series.id, basket.id, now);
    await updateBasket(db, basket.id, now);
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
    const held = await findHeldVouchers(inner.db, basket.id);
    if (!held.some(({ id }) => id === voucherId)) {
      throw new ShopError(
        'VOUCHER_NOT_APPLIED',
        `Voucher with id: ${voucherId} was not applied to basket with id: ${basketId}`,
      );
    }
    await releaseVoucher(inner.db, voucherId);
    await updateBasket(inner.db, basket.id, inner.now);
    return getOwnBasket(inner, basketId);
  });
}

/** The vouchers that a basket holds; those another basket has taken over are none of them. */
export async function listHeldVouchers(
  { db }: ShopContext,
  basketId: string,
): Promise<{ id: string; number: string; seriesId: string }[]> {
  return (await findHeldVouchers(db, basketId))
    .filter(({ reservedAt }) => reservedAt !== null)
    .map(({ id, series }) => ({ id, number: series.number, seriesId: series.id }));
}

/** Whether a basket holds a voucher, be it one that another basket has taken over. */
export async function holdsVoucher({ db }: ShopContext, basketId: string): Promise<boolean> {
  return (await findHeldVouchers(db, basketId)).length > 0;
}

/** Why the caller may not use the series a second time; null when it is the first, or the caller is not known yet. */
export async function repetitionProblem(
  { db, caller }: ShopContext,
  series: VoucherSeries,
): Promise<VoucherProblem | null> {
  if (!series.isOncePerCustomer || caller.kind !== 'customer') return null;
  const customer = await findCustomer(db, caller.userId);
  const isRepeated = customer !== null && (await hasRedeemed(db, series.id, customer));
  return isRepeated ? 'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER' : null;
}

/** OXID's refusal of a voucher, with its number beside the text. */
export function voucherRefusal(problem: VoucherProblem, number: string): ShopError {
  return new ShopError('VOUCHER', problem, { number });
}

async function findProblem(
  context: ShopContext,
  basket: BasketModel,
  series: VoucherSeries,
  goodsCents: number,
): Promise<VoucherProblem | null> {
  const held = await findHeldVouchers(context.db, basket.id);
  return (
    seriesProblem(series, { goodsCents, isDealer: isB2bCustomer(context.caller) }, context.now) ??
    companionProblem(
      series,
      held.map((one) => one.series),
    ) ??
    supplyProblem(series, await countUses(context.db, series)) ??
    (await repetitionProblem(context, series))
  );
}

/** Drops what the basket has lost to another, and takes what abandoned baskets still hold of a limited series. */
async function freeHeldVouchers(
  { db, now }: ShopContext,
  basket: BasketModel,
  series: VoucherSeries,
): Promise<void> {
  const lost = (await findHeldVouchers(db, basket.id)).filter(
    ({ reservedAt }) => reservedAt === null,
  );
  for (const { id } of lost) await releaseVoucher(db, id);
  if (series.maxUses !== null)
    await takeFromAbandoned(db, series.id, basket.id, now - abandonedAfterMs);
}

export { seriesProblem, type VoucherProblem } from './voucher-rules';
export {
  findHeldVouchers,
  findOrderVouchers,
  giveVouchersBack,
  type HeldVoucher,
  holdVoucher,
  redeemVoucher,
  releaseVoucher,
} from './voucher.repository';
