import { daysBetween, type IsoDay } from '../time/day';
import { type Availability, availabilityOf, compareAvailability } from './availability';
import { exactVariant } from './rate-variants';
import type { VariantFacts } from './variant-facts';

export type QuickerAlternative = {
  variant: VariantFacts;
  availability: Availability;
  /** Whole days between the two; null when the selected variant's date is not known. */
  daysEarlier: number | null;
};

/**
 * The same bike in the same size that is there earliest in another colour, when that is earlier than the selected one;
 * null when none is. `colors` breaks ties by its order; `today` stands for "now".
 */
export function quickerAlternative(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  colors: readonly string[],
  today: IsoDay,
): QuickerAlternative | null {
  const { type, variation, size, motor } = selected;
  const selectedAvailability = availabilityOf(selected.stock);
  let best: QuickerAlternative | null = null;
  for (const color of colors) {
    const variant = exactVariant(variants, { type, variation, size, motor, color });
    if (!variant || color === selected.color) continue;
    const availability = availabilityOf(variant.stock);
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
  return Math.max(0, daysBetween(from, to));
}

function dayOf(availability: Availability, today: IsoDay): IsoDay | null {
  if (availability.kind === 'unknown') return null;
  return availability.kind === 'now' ? today : availability.date;
}
