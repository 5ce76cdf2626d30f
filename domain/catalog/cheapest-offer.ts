import { availabilityOf, compareAvailability } from './availability';
import { hasPriceRange } from './price';
import type { VariantFacts } from './variant-facts';

/** Price and day of one variant that stands for several: the cheapest that can be ordered, of equals the one that is there first. */
export function cheapestOffer(variants: readonly VariantFacts[]) {
  const known = variants.filter(({ stock }) => availabilityOf(stock).kind !== 'unknown');
  const [best] = (known.length > 0 ? known : [...variants]).sort(
    (a, b) =>
      a.priceCents - b.priceCents ||
      compareAvailability(availabilityOf(a.stock), availabilityOf(b.stock)),
  );
  if (best === undefined) return null;
  const { sku, priceCents, listPriceCents, stock } = best;
  const isFrom = hasPriceRange(variants);
  return { sku, priceCents, listPriceCents, availability: availabilityOf(stock), isFrom };
}
