import type { BasketCost, TaxedPrice } from './basket';

/**
 * The price of one piece as the basket charges it, in cents. Where no VAT is charged (export, intra-Community supply), a
 * consumer's catalogue price loses the VAT in it, so that the lines add up to the goods; else the price is unchanged.
 */
export function chargedPrice(
  price: TaxedPrice,
  cost: Pick<BasketCost, 'productNet' | 'productGross'>,
): TaxedPrice {
  if (price.isNet || !isTaxExempt(cost)) return price;
  return { ...price, cents: price.cents - price.vatCents, vatPercent: 0, vatCents: 0 };
}

/** True when there are goods to pay for and no rate of VAT applies to them; a voucher over everything does not count. */
export function isTaxExempt({
  productNet,
  productGross: { sumCents, vats },
}: Pick<BasketCost, 'productNet' | 'productGross'>): boolean {
  return (
    sumCents > 0 &&
    productNet.cents === sumCents &&
    vats.every(({ ratePercent }) => ratePercent === 0)
  );
}
