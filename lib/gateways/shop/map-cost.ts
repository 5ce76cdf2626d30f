import type { BasketCost, TaxedPrice } from '@/domain/basket/basket';
import { toCents } from '@/domain/money/cents';
import type {
  BasketCostFieldsFragment,
  PriceFieldsFragment,
} from '@/graphql/generated/shop/graphql';

/** Maps the costs of a basket or an order, in cents. */
export function mapCost(wire: BasketCostFieldsFragment): BasketCost {
  return {
    productNet: mapPrice(wire.productNet),
    productGross: {
      sumCents: toCents(wire.productGross.sum),
      vats: wire.productGross.vats.map(({ vatRate, vatPrice }) => ({
        ratePercent: vatRate,
        cents: toCents(vatPrice),
      })),
    },
    delivery: mapPrice(wire.delivery),
    payment: mapPrice(wire.payment),
    voucherCents: toCents(wire.voucher),
    discountCents: toCents(wire.discount),
    totalCents: toCents(wire.total),
  };
}

/** Maps a price, in cents. */
export function mapPrice({
  price,
  vat,
  vatValue,
  nettoPriceMode,
}: PriceFieldsFragment): TaxedPrice {
  return {
    cents: toCents(price),
    vatPercent: vat,
    vatCents: toCents(vatValue),
    isNet: nettoPriceMode,
  };
}
