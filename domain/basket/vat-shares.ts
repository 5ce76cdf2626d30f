import type { BasketCost } from './basket';

type VatShare = { ratePercent: number; cents: number };

/** The VAT of goods, delivery and payment by rate, highest rate first; rates that bring nothing are left out. */
export function vatShares({ productGross, delivery, payment }: BasketCost): VatShare[] {
  const shares = new Map<number, number>();
  const parts = [
    ...productGross.vats,
    { ratePercent: delivery.vatPercent, cents: delivery.vatCents },
    { ratePercent: payment.vatPercent, cents: payment.vatCents },
  ];
  for (const { ratePercent, cents } of parts) {
    shares.set(ratePercent, (shares.get(ratePercent) ?? 0) + cents);
  }
  return [...shares]
    .map(([ratePercent, cents]) => ({ ratePercent, cents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.ratePercent - a.ratePercent);
}
