import {
  exactVariant,
  pickVariant,
  type VariantAttribute,
  type VariantWish,
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

/** What choosing each value of one attribute would lead to, in the order given (Spec §4). The motor follows the drive train. */
export function variantOptions(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  attribute: Exclude<VariantAttribute, 'motor'>,
  values: readonly string[],
): VariantOption[] {
  const { type, variation, size, color } = selected;
  return values.map((value) => {
    const wish: VariantWish = { type, variation, size, color, [attribute]: value };
    const exact = exactVariant(variants, wish);
    const nearest =
      exact ??
      pickVariant(
        variants.filter((variant) => variant[attribute] === value),
        wish,
      );
    return { value, exact, nearest };
  });
}
