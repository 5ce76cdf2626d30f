import { newId } from '../../database/ids';
import type { BasketModel } from '../basket/basket-model';
import { getOwnBasket } from '../basket/basket-reading';
import { updateBasket } from '../basket/basket.repository';
import { priceBasket } from '../basket/price-basket';
import type { ShopContext } from '../context';
import { findCustomer } from '../customer/customer.repository';
import { ShopError } from '../errors';
import { inShopTransaction } from '../shop-transaction';
import { cleanLine } from '../text-input';
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

/** Holds a voucher for the caller's basket. Refuses with OXID's texts and the number that was typed (external contract A.4). */
export function addVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
): Promise<BasketModel> {
  return inShopTransaction(context, async (inner) => {
    const { db, now } = inner;
    const basket = await getOwnBasket(inner, basketId);
    const number = cleanLine('voucherNumber', typed);
    const series = await findSeries(db, number.toUpperCase());
    if (!series) throw voucherRefusal('ERROR_MESSAGE_VOUCHER_NOVOUCHER', number);
    await freeHeldVouchers(inner, basket, series);
    const problem = await findProblem(inner, basket, series);
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

/** Gives a voucher of one basket to one of the caller's. False when the caller may not use it there: then it stays where it was. */
export async function moveVoucher(
  context: ShopContext,
  { id, number, seriesId }: { id: string; number: string; seriesId: string },
  fromBasketId: string,
  toBasketId: string,
): Promise<boolean> {
  const { db, now } = context;
  await releaseVoucher(db, id);
  const held = await listHeldVouchers(context, toBasketId);
  if (held.some((one) => one.number === number)) return true;
  try {
    await addVoucher(context, toBasketId, number);
    return true;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await holdVoucher(db, id, seriesId, fromBasketId, now);
    return false;
  }
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
): Promise<VoucherProblem | null> {
  const held = await findHeldVouchers(context.db, basket.id);
  const { catalogueCents } = await priceBasket(context, basket);
  return (
    seriesProblem(series, catalogueCents, context.now) ??
    companionProblem(
      series,
      held.map((one) => one.series),
    ) ??
    supplyProblem(series, await countUses(context.db, series.id)) ??
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
