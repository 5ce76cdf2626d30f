import { availabilityOf } from './availability';
import { compareOffers } from './lead-offer';
import { sizeOrder } from './size-order';
import type { VariantFacts } from './variant-facts';

/** In which order the maker names what a model is built in: segments of the sku. */
export interface MakersOrder {
  readonly frames: readonly string[];
  readonly drivetrains: readonly string[];
  readonly colors: readonly string[];
}

/**
 * The variants with the lead variant first: by price and day (`compareOffers`), of equals in the maker's order of frames, drive trains
 * and colours, then the middle size of the frame first and the newer year.
 */
export function orderByLead(
  variants: readonly VariantFacts[],
  order: MakersOrder,
): readonly VariantFacts[] {
  const steps = stepsFromMiddle(variants);
  const offers = variants.map((variant) => {
    const { stock, priceCents, variation, type, color, size } = variant;
    const places = [
      order.frames.indexOf(variation),
      order.drivetrains.indexOf(type),
      order.colors.indexOf(color),
      steps.get(`${variation} ${size}`) ?? 0,
      -variant.year,
    ];
    return { variant, priceCents, availability: availabilityOf(stock), places };
  });
  return offers
    .sort((a, b) => compareOffers(a, b) || comparePlaces(a.places, b.places))
    .map(({ variant }) => variant);
}

/** The variant that stands for its model; null without any. */
export function leadVariant(
  variants: readonly VariantFacts[],
  order: MakersOrder,
): VariantFacts | null {
  return orderByLead(variants, order)[0] ?? null;
}

/** By frame and size: how far a size is from the middle one of its frame; of two as far the smaller counts as nearer. */
function stepsFromMiddle(variants: readonly VariantFacts[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const frame of new Set(variants.map(({ variation }) => variation))) {
    const built = variants.flatMap(({ variation, size }) => (variation === frame ? [size] : []));
    const sizes = [...new Set(built)].sort((a, b) => sizeOrder.indexOf(a) - sizeOrder.indexOf(b));
    const middle = Math.floor((sizes.length - 1) / 2);
    for (const [place, size] of sizes.entries())
      steps.set(`${frame} ${size}`, place < middle ? middle - place - 0.5 : place - middle);
  }
  return steps;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  return a.map((place, index) => place - (b[index] ?? 0)).find((step) => step !== 0) ?? 0;
}
