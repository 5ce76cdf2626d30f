import { availabilityFor } from './availability';
import type { VariantFacts } from './variant-facts';

/**
 * The same bicycle for the same price in another colour, of which so many pieces are there at once; null when there are so many of the
 * chosen one, or of no other. Of several the first in the order of `colors`.
 */
export function colorSwap(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  amount: number,
  colors: readonly string[],
): VariantFacts | null {
  const isThere = ({ stock }: VariantFacts) => availabilityFor(amount, stock).kind === 'now';
  if (isThere(selected)) return null;
  const [swap] = variants
    .filter(
      (variant) =>
        (['type', 'year', 'variation', 'size', 'motor', 'priceCents'] as const).every(
          (same) => variant[same] === selected[same],
        ) &&
        variant.color !== selected.color &&
        colors.includes(variant.color) &&
        isThere(variant),
    )
    .sort((a, b) => colors.indexOf(a.color) - colors.indexOf(b.color));
  return swap ?? null;
}
