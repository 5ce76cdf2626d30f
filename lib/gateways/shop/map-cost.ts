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
    payment: wire.payment && mapPrice(wire.payment),
    voucherCents: toCents(wire.voucher),
    discountCents: Math.max(0, toCents(wire.discount) - toCents(wire.voucher)),
    totalCents: toCents(wire.total),
  };
}

/**
 * Maps a price and its VAT from euros to cents. Where the shop does not tell whether the price is net, the VAT amount
 * does.
 */
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
    isNet: nettoPriceMode ?? isVatAdded({ price, vat, vatValue }),
  };
}

/**
 * True when the VAT is a share of the price itself and thus comes on top: 19 % of 100 are 19.00; included in 100 they are
 * 15.97. Without VAT there is no difference.
 */
function isVatAdded({
  price,
  vat,
  vatValue,
}: Omit<PriceFieldsFragment, 'nettoPriceMode'>): boolean {
  const added = (price * vat) / 100;
  const included = price - price / (1 + vat / 100);
  return Math.abs(vatValue - added) < Math.abs(vatValue - included);
}
