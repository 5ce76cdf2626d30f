import {
  type Availability,
  getAvailability,
  compareAvailability,
  getAvailabilityForQuantity,
} from '@/domain/availability/availability';
import type { BikeVariant } from '@/domain/catalog/variant';

/** Model data needed to find an alternative. */
export interface AlternativeModel {
  readonly slug: string;
  /** Intended use; null when unknown. */
  readonly use: string | null;
  readonly hasMotor: boolean;
  readonly variants: readonly BikeVariant[];
}

export interface EarlierAlternative {
  /** The attribute that differs from the selected variant. */
  readonly kind: 'color' | 'drivetrain' | 'frame' | 'model';
  readonly slug: string;
  readonly variant: BikeVariant;
  readonly availability: Availability;
}

const otherModels = 2;

/**
 * Lists alternatives that are available earlier than a variant, closest first: another color, another drivetrain,
 * another frame, and up to two other models with the same use and, like the variant, with or without a motor. The size
 * always stays the same. The earliest variant of each kind is listed; among equally early ones the one with the closest
 * price, then the first in the given order. Empty when nothing is earlier.
 */
export function listEarlierAlternatives(
  selected: BikeVariant,
  own: AlternativeModel,
  models: readonly AlternativeModel[],
): EarlierAlternative[] {
  const isEarlier = (variant: BikeVariant) =>
    variant.size === selected.size &&
    compareAvailability(getAvailability(variant.stock), getAvailability(selected.stock)) < 0;
  const earliestOf = (
    { slug, variants }: AlternativeModel,
    kind: EarlierAlternative['kind'],
  ): EarlierAlternative[] => {
    const [variant] = variants.filter(isEarlier).sort(nearTo(selected));
    return variant === undefined
      ? []
      : [{ kind, slug, variant, availability: getAvailability(variant.stock) }];
  };
  const ownOf = (kind: EarlierAlternative['kind']) =>
    earliestOf(
      { ...own, variants: own.variants.filter((variant) => kindOf(variant, selected) === kind) },
      kind,
    );
  const others = models
    .filter(
      ({ slug, use, hasMotor }) =>
        slug !== own.slug && use === own.use && hasMotor === own.hasMotor,
    )
    .flatMap((model) => earliestOf(model, 'model'))
    .sort((a, b) => nearTo(selected)(a.variant, b.variant))
    .slice(0, otherModels);
  return [...ownOf('color'), ...ownOf('drivetrain'), ...ownOf('frame'), ...others];
}

/** Returns the main difference between two variants of a model; null if they differ at most in the model year. */
function kindOf(variant: BikeVariant, selected: BikeVariant): EarlierAlternative['kind'] | null {
  if (variant.variation !== selected.variation) return 'frame';
  if (variant.type !== selected.type) return 'drivetrain';
  return variant.color === selected.color ? null : 'color';
}

const nearTo = (selected: BikeVariant) => (a: BikeVariant, b: BikeVariant) =>
  compareAvailability(getAvailability(a.stock), getAvailability(b.stock)) ||
  Math.abs(a.priceCents - selected.priceCents) - Math.abs(b.priceCents - selected.priceCents);

/**
 * Finds the same bicycle at the same price in another color with the requested quantity in stock. If several colors
 * qualify, the first in `colors` is used. Null when the selected color has enough in stock, or when no other color has.
 */
export function findColorAlternative(
  variants: readonly BikeVariant[],
  selected: BikeVariant,
  amount: number,
  colors: readonly string[],
): BikeVariant | null {
  const isThere = ({ stock }: BikeVariant) =>
    getAvailabilityForQuantity(amount, stock).kind === 'now';
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
