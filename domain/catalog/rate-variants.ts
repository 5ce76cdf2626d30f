import { availabilityOf, compareAvailability } from './availability';
import { stockRating } from './stock-rating';
import type { VariantFacts } from './variant-facts';

/** What variants of a bike differ in. The type segment is the drivetrain. */
const variantAttributes = ['type', 'variation', 'size', 'color', 'motor'] as const;

export type VariantAttribute = (typeof variantAttributes)[number];

/** What the shopper asked for; an attribute left out (or null) matches nothing and costs nothing. */
export type VariantWish = Partial<Record<VariantAttribute, string | null | undefined>>;

/** +10 for each attribute that is as wished, plus what stock gives (Spec §4). */
export function rateVariant(variant: VariantFacts, wish: VariantWish): number {
  const matches = variantAttributes.filter((attribute) => isAsWished(variant, wish, attribute));
  return matches.length * 10 + stockRating(variant.stock);
}

/** The best answer to the wish with its matchRating; null when there is no variant at all. */
export function pickVariant(
  variants: readonly VariantFacts[],
  wish: VariantWish,
): VariantFacts | null {
  const [best] = variants.map((variant) => rated(variant, wish)).sort(byRating);
  return best ?? null;
}

/** The variant that has everything wished for, the best of them by rating; null when it is not built. */
export function exactVariant(
  variants: readonly VariantFacts[],
  wish: VariantWish,
): VariantFacts | null {
  const asked = variantAttributes.filter((attribute) => wish[attribute] != null);
  return pickVariant(
    variants.filter((variant) => asked.every((attribute) => isAsWished(variant, wish, attribute))),
    wish,
  );
}

/** For each colour the best-rated variant (Spec §4). */
export const bestVariantPerColor = bestVariantPer('color');

/** For each size the best-rated variant (Spec §4). */
export const bestVariantPerSize = bestVariantPer('size');

/** For each frame the best-rated variant (Spec §4). */
export const bestVariantPerVariation = bestVariantPer('variation');

/** For each motor generation the best-rated variant; variants without a motor are left out (Spec §4). */
export const bestVariantPerMotor = bestVariantPer('motor');

/** For each drivetrain code the best-rated variant (Spec §4). */
export const bestVariantPerType = bestVariantPer('type');

type BestVariants = (
  variants: readonly VariantFacts[],
  wish: VariantWish,
) => ReadonlyMap<string, VariantFacts>;

function bestVariantPer(attribute: VariantAttribute): BestVariants {
  return (variants, wish) => {
    const best = new Map<string, VariantFacts>();
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
  variant: VariantFacts,
  wish: VariantWish,
  attribute: VariantAttribute,
): boolean {
  return wish[attribute] != null && variant[attribute] === wish[attribute];
}

function rated(variant: VariantFacts, wish: VariantWish): VariantFacts {
  return { ...variant, matchRating: rateVariant(variant, wish) };
}

/** Equal ratings never leave the choice to chance: earlier, then cheaper, then newer, then by sku. */
function byRating(a: VariantFacts, b: VariantFacts): number {
  return (
    b.matchRating - a.matchRating ||
    compareAvailability(availabilityOf(a.stock), availabilityOf(b.stock)) ||
    a.priceCents - b.priceCents ||
    b.year - a.year ||
    (a.sku < b.sku ? -1 : 1)
  );
}
