import type { PricedBasket } from '../pricing/pricing.service';
import { wireTime } from '../base/wire-time';

/** The wire's vouchers of a basket; one that cannot be used takes nothing off. */
export function wireHeldVouchers({ vouchers, cost }: PricedBasket) {
  return vouchers.map(({ held, problem }) => ({
    id: held.id,
    number: held.series.number,
    voucher: held.series.number,
    reserved: wireTime(held.reservedAt),
    redeemedAt: null,
    discount: problem === null ? cost.voucherCents / 100 : 0,
  }));
}
