import type { PriceWithVat } from './basket';

/** Costs of the goods in a basket in cents, without delivery, payment and discounts. */
interface GoodsCost {
  readonly netCents: number;
  readonly grossCents: number;
  /** VAT by rate, lowest rate first. */
  readonly vats: readonly { readonly ratePercent: number; readonly cents: number }[];
}

interface PricedQuantity {
  /** Unit price. */
  readonly price: Omit<PriceWithVat, 'vatCents'>;
  readonly amount: number;
}

/**
 * Computes the costs of goods in integer cents (Specification §3, Cost). VAT is rounded once per rate, as in the shop:
 * it is a part of gross prices and is added to net prices.
 */
export function computeGoodsCost(lines: readonly PricedQuantity[]): GoodsCost {
  const groups = new Map<string, { ratePercent: number; isNet: boolean; cents: number }>();
  for (const { price, amount } of lines) {
    const key = `${price.isNet} ${price.vatPercent}`;
    const { vatPercent: ratePercent, isNet } = price;
    const cents = (groups.get(key)?.cents ?? 0) + price.cents * amount;
    groups.set(key, { ratePercent, isNet, cents });
  }
  const vats = new Map<number, number>();
  let grossCents = 0;
  for (const { ratePercent, isNet, cents } of groups.values()) {
    const vat = isNet
      ? Math.round((cents * ratePercent) / 100)
      : cents - Math.round((cents * 100) / (100 + ratePercent));
    grossCents += isNet ? cents + vat : cents;
    vats.set(ratePercent, (vats.get(ratePercent) ?? 0) + vat);
  }
  const list = [...vats].map(([ratePercent, cents]) => ({ ratePercent, cents }));
  return {
    grossCents,
    netCents: list.reduce((rest, { cents }) => rest - cents, grossCents),
    vats: list.toSorted((a, b) => a.ratePercent - b.ratePercent),
  };
}
