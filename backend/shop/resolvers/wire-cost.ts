import { euro, wirePrice } from '../base/price';
import type { Cost } from '../pricing/pricing.service';

/** The wire's cost of a basket or an order: floats in euros (Spec §3, Cost). */
export function wireCost(cost: Cost) {
  const { isNet, chargeRate, goodsNetCents, goodsGrossCents } = cost;
  return {
    productNet: {
      price: goodsNetCents / 100,
      vat: (cost.vats[0]?.rate ?? chargeRate) / 100,
      vatValue: (goodsGrossCents - goodsNetCents) / 100,
      nettoPriceMode: true,
      currency: euro,
    },
    productGross: {
      sum: goodsGrossCents / 100,
      vats: cost.vats.map(({ rate, cents }) => ({ vatRate: rate / 100, vatPrice: cents / 100 })),
    },
    delivery: wirePrice({ cents: cost.deliveryCents, isNet }, chargeRate),
    payment: wirePrice({ cents: cost.paymentCents, isNet }, chargeRate),
    voucher: cost.voucherCents / 100,
    discount: 0,
    total: cost.totalCents / 100,
    currency: euro,
  };
}
