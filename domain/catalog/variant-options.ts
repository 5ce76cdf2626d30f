import {
  bestVariantPerColor,
  bestVariantPerSize,
  bestVariantPerType,
  bestVariantPerVariation,
  type VariantAttribute,
} from './rate-variants';
import type { VariantFacts } from './variant-facts';

/** One value a shopper may choose next, beside everything else that is chosen already. */
export type VariantOption = {
  value: string;
  /** The variant that differs in nothing else; null when it is not built. */
  exact: VariantFacts | null;
  /** The best-rated variant with this value: the way out where exact is null. Null when the value is not built at all. */
  nearest: VariantFacts | null;
};

const chosenAttributes = ['type', 'variation', 'size', 'color'] as const;

const bestPer = {
  type: bestVariantPerType,
  variation: bestVariantPerVariation,
  size: bestVariantPerSize,
  color: bestVariantPerColor,
};

/**
 * What choosing each value of one attribute would lead to, in the order given: the best-rated variant by what is selected (Spec §4).
 * The motor follows the drive train.
 */
export function variantOptions(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  attribute: Exclude<VariantAttribute, 'motor'>,
  values: readonly string[],
): VariantOption[] {
  const { type, variation, size, color } = selected;
  const best = bestPer[attribute](variants, { type, variation, size, color });
  const others = chosenAttributes.filter((name) => name !== attribute);
  return values.map((value) => {
    const nearest = best.get(value) ?? null;
    const isExact = nearest !== null && others.every((name) => nearest[name] === selected[name]);
    return { value, exact: isExact ? nearest : null, nearest };
  });
}
