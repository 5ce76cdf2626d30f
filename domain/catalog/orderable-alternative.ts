import { compareAvailability, availabilityOf } from './availability';
import type { VariantFacts } from './variant-facts';

/** Whether the shop takes an order for it: it is there, or the day it will be is known (Spec §4). */
export const isOrderable = ({ stock }: Pick<VariantFacts, 'stock'>): boolean =>
  availabilityOf(stock).kind !== 'unknown';

/**
 * What to offer instead of a variant that cannot be ordered: the one most like it (size before drive train before frame
 * before colour) that can, and of equals the earliest, ties broken by the order of `colors`. Null when none can be ordered.
 */
export function orderableAlternative(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  colors: readonly string[],
): VariantFacts | null {
  const likeness = ({ size, type, variation }: VariantFacts): number =>
    (size === selected.size ? 4 : 0) +
    (type === selected.type ? 2 : 0) +
    (variation === selected.variation ? 1 : 0);
  const [best] = variants
    .filter((variant) => variant.sku !== selected.sku && isOrderable(variant))
    .sort(
      (a, b) =>
        likeness(b) - likeness(a) ||
        compareAvailability(availabilityOf(a.stock), availabilityOf(b.stock)) ||
        colors.indexOf(a.color) - colors.indexOf(b.color),
    );
  return best ?? null;
}
