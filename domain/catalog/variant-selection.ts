import {
  getAvailability,
  compareAvailability,
  computeStockRating,
} from '@/domain/availability/availability';
import type { BikeVariant } from './variant';

/** Attributes in which the variants of a bike differ. `type` is the drivetrain segment. */
const variantAttributes = ['type', 'variation', 'size', 'color', 'motor'] as const;

export type VariantAttribute = (typeof variantAttributes)[number];

/** The selected attributes; a missing or null attribute neither adds to nor reduces the rating. */
export type VariantSelection = Partial<Record<VariantAttribute, string | null | undefined>>;

/** Computes the rating of a variant: +10 for each matching attribute, plus the stock rating (Specification §4). */
export function computeVariantRating(variant: BikeVariant, selection: VariantSelection): number {
  const matches = variantAttributes.filter((attribute) =>
    matchesRequested(variant, selection, attribute),
  );
  return matches.length * 10 + computeStockRating(variant.stock);
}

/** Finds the variant with the highest rating, including its matchRating; null without variants. */
export function findBestVariant(
  variants: readonly BikeVariant[],
  selection: VariantSelection,
): BikeVariant | null {
  const [best] = variants.map((variant) => rated(variant, selection)).sort(byRating);
  return best ?? null;
}

/** Finds the best-rated variant that matches the whole selection; null when no such variant exists. */
export function findExactVariant(
  variants: readonly BikeVariant[],
  selection: VariantSelection,
): BikeVariant | null {
  const requestedAttributes = variantAttributes.filter((attribute) => selection[attribute] != null);
  return findBestVariant(
    variants.filter((variant) =>
      requestedAttributes.every((attribute) => matchesRequested(variant, selection, attribute)),
    ),
    selection,
  );
}

/** Best-rated variant of each color (Specification §4). */
export const groupBestByColor = bestVariantPer('color');

/** Best-rated variant of each size (Specification §4). */
export const groupBestBySize = bestVariantPer('size');

/** Best-rated variant of each frame (Specification §4). */
export const groupBestByFrame = bestVariantPer('variation');

/** Best-rated variant of each motor generation; variants without a motor are omitted (Specification §4). */
export const groupBestByMotor = bestVariantPer('motor');

/** Best-rated variant of each drivetrain code (Specification §4). */
export const groupBestByDrivetrain = bestVariantPer('type');

type BestVariants = (
  variants: readonly BikeVariant[],
  selection: VariantSelection,
) => ReadonlyMap<string, BikeVariant>;

function bestVariantPer(attribute: VariantAttribute): BestVariants {
  return (variants, selection) => {
    const best = new Map<string, BikeVariant>();
    for (const variant of variants.map((candidate) => rated(candidate, selection))) {
      const value = variant[attribute];
      if (value === null) continue;
      const known = best.get(value);
      if (!known || byRating(variant, known) < 0) best.set(value, variant);
    }
    return best;
  };
}

function matchesRequested(
  variant: BikeVariant,
  selection: VariantSelection,
  attribute: VariantAttribute,
): boolean {
  return selection[attribute] != null && variant[attribute] === selection[attribute];
}

function rated(variant: BikeVariant, selection: VariantSelection): BikeVariant {
  return { ...variant, matchRating: computeVariantRating(variant, selection) };
}

/** Orders by rating. Equal ratings are ordered deterministically: earlier, then cheaper, then newer, then by SKU. */
function byRating(a: BikeVariant, b: BikeVariant): number {
  return (
    b.matchRating - a.matchRating ||
    compareAvailability(getAvailability(a.stock), getAvailability(b.stock)) ||
    a.priceCents - b.priceCents ||
    b.year - a.year ||
    (a.sku < b.sku ? -1 : 1)
  );
}

/** A selectable value of one attribute, given the rest of the selection. */
export type VariantOption = {
  value: string;
  /** The variant that differs only in this attribute; null when it does not exist. */
  exact: BikeVariant | null;
  /** The best-rated variant with this value, used when `exact` is null. Null when no variant has the value. */
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
 * Lists the result of selecting each value of one attribute, in the given order: the best-rated variant for the rest of
 * the selection (Specification §4). The motor follows from the drivetrain.
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
