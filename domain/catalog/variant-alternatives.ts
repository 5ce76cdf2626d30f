import { computeDaysBetween, type IsoDay } from '@/domain/time/day';
import {
  type Availability,
  getAvailability,
  compareAvailability,
} from '@/domain/availability/availability';
import { findExactVariant } from '@/domain/catalog/variant-selection';
import type { BikeVariant } from '@/domain/catalog/variant';

export type EarlierVariant = {
  variant: BikeVariant;
  availability: Availability;
  /** Whole days by which this variant is available earlier; null when the date of the selected variant is unknown. */
  daysEarlier: number | null;
};

/**
 * Finds the earliest variant with the same frame, drivetrain and size in another color, if it is earlier than the
 * selected one; otherwise null. The order of `colors` decides between equal dates; `today` is used as the date of
 * "now".
 */
export function findEarlierVariant(
  variants: readonly BikeVariant[],
  selected: BikeVariant,
  colors: readonly string[],
  today: IsoDay,
): EarlierVariant | null {
  const { type, variation, size, motor } = selected;
  const selectedAvailability = getAvailability(selected.stock);
  let best: EarlierVariant | null = null;
  for (const color of colors) {
    const variant = findExactVariant(variants, { type, variation, size, motor, color });
    if (!variant || color === selected.color) continue;
    const availability = getAvailability(variant.stock);
    if (compareAvailability(availability, best?.availability ?? selectedAvailability) >= 0)
      continue;
    best = {
      variant,
      availability,
      daysEarlier: daysEarlier(availability, selectedAvailability, today),
    };
  }
  return best;
}

function daysEarlier(earlier: Availability, later: Availability, today: IsoDay): number | null {
  const from = dayOf(earlier, today);
  const to = dayOf(later, today);
  if (from === null || to === null) return null;
  return Math.max(0, computeDaysBetween(from, to));
}

function dayOf(availability: Availability, today: IsoDay): IsoDay | null {
  if (availability.kind === 'unknown') return null;
  return availability.kind === 'now' ? today : availability.date;
}

/** Returns whether the variant can be ordered: it is in stock, or its availability date is known (Specification §4). */
export const isVariantOrderable = ({ stock }: Pick<BikeVariant, 'stock'>): boolean =>
  getAvailability(stock).kind !== 'unknown';

/**
 * Finds an orderable replacement for a variant that cannot be ordered: the most similar one (size counts most, then
 * drivetrain, then frame), then the earliest, then the first by the order of `colors`. Null when no other variant can
 * be ordered.
 */
export function findOrderableAlternative(
  variants: readonly BikeVariant[],
  selected: BikeVariant,
  colors: readonly string[],
): BikeVariant | null {
  const likeness = ({ size, type, variation }: BikeVariant): number =>
    (size === selected.size ? 4 : 0) +
    (type === selected.type ? 2 : 0) +
    (variation === selected.variation ? 1 : 0);
  const [best] = variants
    .filter((variant) => variant.sku !== selected.sku && isVariantOrderable(variant))
    .sort(
      (a, b) =>
        likeness(b) - likeness(a) ||
        compareAvailability(getAvailability(a.stock), getAvailability(b.stock)) ||
        colors.indexOf(a.color) - colors.indexOf(b.color),
    );
  return best ?? null;
}
