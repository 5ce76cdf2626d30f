import { type Availability, availabilityOf, compareAvailability } from './availability';
import type { VariantFacts } from './variant-facts';

/** A model as far as it can stand in for another. */
export interface StandIn {
  readonly slug: string;
  /** What it is for; null when nobody has said. */
  readonly use: string | null;
  readonly hasMotor: boolean;
  readonly variants: readonly VariantFacts[];
}

export interface SoonerWay {
  /** What one would have to give up. */
  readonly kind: 'color' | 'drivetrain' | 'frame' | 'model';
  readonly slug: string;
  readonly variant: VariantFacts;
  readonly availability: Availability;
}

const otherModels = 2;

/**
 * What comes earlier than a variant, the nearest to it first: in another colour, with another drive, on another frame, and two other
 * models of the same use that have a motor exactly when this one has. The size stays, as nobody changes theirs. Of each kind the
 * earliest, of equals the one nearest in price, then in the order given. None when nothing is earlier.
 */
export function soonerWays(
  selected: VariantFacts,
  own: StandIn,
  models: readonly StandIn[],
): SoonerWay[] {
  const isEarlier = (variant: VariantFacts) =>
    variant.size === selected.size &&
    compareAvailability(availabilityOf(variant.stock), availabilityOf(selected.stock)) < 0;
  const earliestOf = ({ slug, variants }: StandIn, kind: SoonerWay['kind']): SoonerWay[] => {
    const [variant] = variants.filter(isEarlier).sort(nearTo(selected));
    return variant === undefined
      ? []
      : [{ kind, slug, variant, availability: availabilityOf(variant.stock) }];
  };
  const ownOf = (kind: SoonerWay['kind']) =>
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
function kindOf(variant: VariantFacts, selected: VariantFacts): SoonerWay['kind'] | null {
  if (variant.variation !== selected.variation) return 'frame';
  if (variant.type !== selected.type) return 'drivetrain';
  return variant.color === selected.color ? null : 'color';
}

const nearTo = (selected: VariantFacts) => (a: VariantFacts, b: VariantFacts) =>
  compareAvailability(availabilityOf(a.stock), availabilityOf(b.stock)) ||
  Math.abs(a.priceCents - selected.priceCents) - Math.abs(b.priceCents - selected.priceCents);
