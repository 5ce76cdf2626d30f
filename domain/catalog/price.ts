type Priced = { priceCents: number; listPriceCents: number | null };

/** Returns the lowest price of the variants in cents; null without variants. */
export function findLowestPriceCents(variants: readonly { priceCents: number }[]): number | null {
  const [first, ...others] = variants.map((variant) => variant.priceCents);
  return first === undefined ? null : Math.min(first, ...others);
}

/** Returns the variant with the lowest price, or the first one if several have it; null without variants. */
export function findCheapest<Variant extends { priceCents: number }>(
  variants: readonly Variant[],
): Variant | null {
  const [first, ...others] = variants;
  if (first === undefined) return null;
  return others.reduce((best, next) => (next.priceCents < best.priceCents ? next : best), first);
}

/** Returns true when the variants have different prices, so that the price is a "from" price. */
export function hasPriceRange(variants: readonly { priceCents: number }[]): boolean {
  return new Set(variants.map((variant) => variant.priceCents)).size > 1;
}

/** A price reduction that may be advertised: previous price in cents and reduction in whole percent. */
type AnnouncedReduction = { fromCents: number; percent: number };

/**
 * Computes the reduction from the lowest price of the previous 30 days, the only price that may be shown struck through
 * or used as reference (§ 11 PAngV, ECJ C-330/23); null when that price is unknown or not higher. The percentage is
 * rounded down. The recommended price is not a previous price: see `isBelowListPrice`.
 */
export function findPriceReduction({
  priceCents,
  lowestPrice30DaysCents: fromCents,
}: {
  priceCents: number;
  lowestPrice30DaysCents: number | null;
}): AnnouncedReduction | null {
  if (fromCents === null || fromCents <= priceCents) return null;
  return { fromCents, percent: Math.floor(((fromCents - priceCents) * 100) / fromCents) };
}

/** Returns true when the price is below the recommended price, which is then shown but never struck through. */
export function isBelowListPrice({ priceCents, listPriceCents }: Priced): boolean {
  return listPriceCents !== null && priceCents < listPriceCents;
}
