import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import type { BasketModel } from '../basket/basket-model';
import { priceBasket } from '../pricing/pricing.service';
import {
  holdVoucher,
  listHeldVouchers,
  releaseVoucher,
  takeVoucher,
} from '../voucher/voucher.service';

/** Holds a voucher for the caller's basket. Refuses with OXID's texts and the number that was typed (external contract A.4). */
export function addVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
): Promise<BasketModel> {
  return takeVoucher(
    context,
    basketId,
    typed,
    async (inner, basket) => (await priceBasket(inner, basket)).catalogueCents,
  );
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
