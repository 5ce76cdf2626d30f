import type { VariantFacts } from '@/domain/catalog/variant-facts';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';

/** "Trapez, Alfine, 8 Gänge": frame, where the model has several, and drive train of a variant. */
export function buildOf(bike: BikeChoiceView, { variation, type }: VariantFacts): string {
  const frame = bike.frames.find(({ short }) => short === variation)?.name;
  const drivetrain = bike.drivetrains.find(({ code }) => code === type)?.name;
  return [bike.frames.length > 1 ? frame : null, drivetrain]
    .filter((part) => part != null)
    .join(', ');
}
