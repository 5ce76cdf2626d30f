import { type Availability, availabilityOf, compareAvailability } from './availability';
import { exactVariant } from './rate-variants';
import type { VariantFacts } from './variant-facts';

export type QuickerAlternative = {
  variant: VariantFacts;
  availability: Availability;
  /** Whole days between the two; null when the selected variant's date is not known. */
  daysEarlier: number | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The same bike in the same size that is there earliest in another colour, when that is earlier than the selected one;
 * null when none is. `colors` breaks ties by its order; `today` is an ISO day in UTC and stands for "now".
 */
export function quickerAlternative(
  variants: readonly VariantFacts[],
  selected: VariantFacts,
  colors: readonly string[],
  today: string,
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
      daysEarlier: daysBetween(availability, selectedAvailability, today),
    };
  }
  return best;
}

function daysBetween(earlier: Availability, later: Availability, today: string): number | null {
  const from = dayOf(earlier, today);
  const to = dayOf(later, today);
  if (from === null || to === null) return null;
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs));
}

function dayOf(availability: Availability, today: string): string | null {
  if (availability.kind === 'unknown') return null;
  return availability.kind === 'now' ? today : availability.date;
}
