import {
  type Availability,
  getAvailability,
  compareAvailability,
  getAvailabilityForQuantity,
} from '@/domain/availability/availability';
import type { BikeVariant } from '@/domain/catalog/variant';

/** A model as far as it can stand in for another. */
export interface AlternativeModel {
  readonly slug: string;
  /** What it is for; null when nobody has said. */
  readonly use: string | null;
  readonly hasMotor: boolean;
  readonly variants: readonly BikeVariant[];
}

export interface EarlierAlternative {
  /** What one would have to give up. */
  readonly kind: 'color' | 'drivetrain' | 'frame' | 'model';
  readonly slug: string;
  readonly variant: BikeVariant;
  readonly availability: Availability;
}

const otherModels = 2;

/**
 * What comes earlier than a variant, the nearest to it first: in another colour, with another drive, on another frame, and two other
 * models of the same use that have a motor exactly when this one has. The size stays, as nobody changes theirs. Of each kind the
 * earliest, of equals the one nearest in price, then in the order given. None when nothing is earlier.
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

/** What a variant of the same model differs in most; null for the variant itself and for earlier years of it. */
function kindOf(variant: BikeVariant, selected: BikeVariant): EarlierAlternative['kind'] | null {
  if (variant.variation !== selected.variation) return 'frame';
  if (variant.type !== selected.type) return 'drivetrain';
  return variant.color === selected.color ? null : 'color';
}

const nearTo = (selected: BikeVariant) => (a: BikeVariant, b: BikeVariant) =>
  compareAvailability(getAvailability(a.stock), getAvailability(b.stock)) ||
  Math.abs(a.priceCents - selected.priceCents) - Math.abs(b.priceCents - selected.priceCents);

/**
 * The same bicycle for the same price in another colour, of which so many pieces are there at once; null when there are so many of the
 * chosen one, or of no other. Of several the first in the order of `colors`.
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
