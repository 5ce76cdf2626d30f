type Priced = { priceCents: number; listPriceCents: number | null };

/** The lowest price of the variants in cents; null without variants. */
export function findLowestPriceCents(variants: readonly { priceCents: number }[]): number | null {
  const [first, ...others] = variants.map((variant) => variant.priceCents);
  return first === undefined ? null : Math.min(first, ...others);
}

/** The variant with the lowest price, the first of equals; null without variants. */
export function findCheapest<Variant extends { priceCents: number }>(
  variants: readonly Variant[],
): Variant | null {
  const [first, ...others] = variants;
  if (first === undefined) return null;
  return others.reduce((best, next) => (next.priceCents < best.priceCents ? next : best), first);
}

/** True when not all variants cost the same, so that the price is a "from" price. */
export function hasPriceRange(variants: readonly { priceCents: number }[]): boolean {
  return new Set(variants.map((variant) => variant.priceCents)).size > 1;
}

/** A reduction as a shop may announce it: from which price, in cents, and by how many whole percent. */
type AnnouncedReduction = { fromCents: number; percent: number };

/**
 * The reduction from the lowest price of the 30 days before it, the only price that may be struck or counted from (§ 11 PAngV,
 * ECJ C-330/23); null when that price is unknown or was no higher. The percentage is rounded down, so that it never promises
 * too much. The recommended price is no former price: see `isBelowListPrice`.
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

/** True when the price is below the recommended one, which is then named, and never struck. */
export function isBelowListPrice({ priceCents, listPriceCents }: Priced): boolean {
  return listPriceCents !== null && priceCents < listPriceCents;
}
