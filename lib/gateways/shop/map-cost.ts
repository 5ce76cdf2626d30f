import type { BasketCost, PriceWithVat } from '@/domain/basket/basket';
import { toCents } from '@/domain/money/cents';
import type {
  BasketCostFieldsFragment,
  PriceFieldsFragment,
} from '@/graphql/generated/shop/graphql';

/**
 * Maps the costs of a basket or order, in cents. OXID's discount of a basket includes vouchers, that of an order does
 * not; `discountCents` never includes them.
 */
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
    discountCents: Math.max(0, toCents(wire.discount) - toCents(wire.voucher)),
    totalCents: toCents(wire.total),
  };
}

/** Maps a price and its VAT from euros to cents. */
export function mapPrice({
  price,
  vat,
  vatValue,
  nettoPriceMode,
}: PriceFieldsFragment): PriceWithVat {
  return {
    cents: toCents(price),
    vatPercent: vat,
    vatCents: toCents(vatValue),
    isNet: nettoPriceMode,
  };
}
