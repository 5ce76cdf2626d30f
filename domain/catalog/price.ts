type Priced = { priceCents: number; listPriceCents: number | null };

/** The lowest price of the variants in cents; null without variants. */
export function fromPriceCents(variants: readonly { priceCents: number }[]): number | null {
  const [first, ...others] = variants.map((variant) => variant.priceCents);
  return first === undefined ? null : Math.min(first, ...others);
}

/** The variant with the lowest price, the first of equals; null without variants. */
export function cheapestOf<Variant extends { priceCents: number }>(
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

/** True when the price is below the recommended one. */
export function hasReduction({ priceCents, listPriceCents }: Priced): boolean {
  return listPriceCents !== null && priceCents < listPriceCents;
}

/** Whole percent below the recommended price, rounded down so that it never promises too much; 0 without a reduction. */
export function reductionPercent(priced: Priced): number {
  if (priced.listPriceCents === null || !hasReduction(priced)) return 0;
  return Math.floor(((priced.listPriceCents - priced.priceCents) * 100) / priced.listPriceCents);
}
