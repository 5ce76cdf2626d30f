import { availabilityOf } from './availability';
import { leadVariant, type MakersOrder } from './lead-variant';
import { hasPriceRange } from './price';
import type { VariantFacts } from './variant-facts';

/** Price and day of the variant that stands for several (`leadVariant`); null without any. Cents. */
export function cheapestOffer(variants: readonly VariantFacts[], order: MakersOrder) {
  const lead = leadVariant(variants, order);
  if (lead === null) return null;
  const { sku, priceCents, listPriceCents, stock } = lead;
  const isFrom = hasPriceRange(variants);
  return { sku, priceCents, listPriceCents, availability: availabilityOf(stock), isFrom };
}
