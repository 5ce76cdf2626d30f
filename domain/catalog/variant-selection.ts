import {
  getAvailability,
  compareAvailability,
  computeStockRating,
} from '@/domain/availability/availability';
import type { BikeVariant } from './variant';

/** What variants of a bike differ in. The type segment is the drivetrain. */
const variantAttributes = ['type', 'variation', 'size', 'color', 'motor'] as const;

export type VariantAttribute = (typeof variantAttributes)[number];

/** What the shopper asked for; an attribute left out (or null) matches nothing and costs nothing. */
export type VariantSelection = Partial<Record<VariantAttribute, string | null | undefined>>;

/** +10 for each attribute that is as wished, plus what stock gives (Spec §4). */
export function computeVariantRating(variant: BikeVariant, wish: VariantSelection): number {
  const matches = variantAttributes.filter((attribute) => isAsWished(variant, wish, attribute));
  return matches.length * 10 + computeStockRating(variant.stock);
}

/** The best answer to the wish with its matchRating; null when there is no variant at all. */
export function findBestVariant(
  variants: readonly BikeVariant[],
  wish: VariantSelection,
): BikeVariant | null {
  const [best] = variants.map((variant) => rated(variant, wish)).sort(byRating);
  return best ?? null;
}

/** The variant that has everything wished for, the best of them by rating; null when it is not built. */
export function findExactVariant(
  variants: readonly BikeVariant[],
  wish: VariantSelection,
): BikeVariant | null {
  const asked = variantAttributes.filter((attribute) => wish[attribute] != null);
  return findBestVariant(
    variants.filter((variant) => asked.every((attribute) => isAsWished(variant, wish, attribute))),
    wish,
  );
}

/** For each colour the best-rated variant (Spec §4). */
export const groupBestByColor = bestVariantPer('color');

/** For each size the best-rated variant (Spec §4). */
export const groupBestBySize = bestVariantPer('size');

/** For each frame the best-rated variant (Spec §4). */
export const groupBestByFrame = bestVariantPer('variation');

/** For each motor generation the best-rated variant; variants without a motor are left out (Spec §4). */
export const groupBestByMotor = bestVariantPer('motor');

/** For each drivetrain code the best-rated variant (Spec §4). */
export const groupBestByDrivetrain = bestVariantPer('type');

type BestVariants = (
  variants: readonly BikeVariant[],
  wish: VariantSelection,
) => ReadonlyMap<string, BikeVariant>;

function bestVariantPer(attribute: VariantAttribute): BestVariants {
  return (variants, wish) => {
    const best = new Map<string, BikeVariant>();
    for (const variant of variants.map((candidate) => rated(candidate, wish))) {
      const value = variant[attribute];
      if (value === null) continue;
      const known = best.get(value);
      if (!known || byRating(variant, known) < 0) best.set(value, variant);
    }
    return best;
  };
}

function isAsWished(
  variant: BikeVariant,
  wish: VariantSelection,
  attribute: VariantAttribute,
): boolean {
  return wish[attribute] != null && variant[attribute] === wish[attribute];
}

function rated(variant: BikeVariant, wish: VariantSelection): BikeVariant {
  return { ...variant, matchRating: computeVariantRating(variant, wish) };
}

/** Equal ratings never leave the choice to chance: earlier, then cheaper, then newer, then by sku. */
function byRating(a: BikeVariant, b: BikeVariant): number {
  return (
    b.matchRating - a.matchRating ||
    compareAvailability(getAvailability(a.stock), getAvailability(b.stock)) ||
    a.priceCents - b.priceCents ||
    b.year - a.year ||
    (a.sku < b.sku ? -1 : 1)
  );
}

/** One value a shopper may choose next, beside everything else that is chosen already. */
export type VariantOption = {
  value: string;
  /** The variant that differs in nothing else; null when it is not built. */
  exact: BikeVariant | null;
  /** The best-rated variant with this value: the way out where exact is null. Null when the value is not built at all. */
  nearest: BikeVariant | null;
};

const chosenAttributes = ['type', 'variation', 'size', 'color'] as const;

const bestPer = {
  type: groupBestByDrivetrain,
  variation: groupBestByFrame,
  size: groupBestBySize,
  color: groupBestByColor,
};

/**
 * What choosing each value of one attribute would lead to, in the order given: the best-rated variant by what is selected (Spec §4).
 * The motor follows the drive train.
 */
export function listVariantOptions(
  variants: readonly BikeVariant[],
  selected: BikeVariant,
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
