import { type Availability, latestAvailability } from '../catalog/availability';

interface Piece {
  readonly priceCents: number;
  readonly availability: Availability;
}

/** What a bicycle with its parts costs (cents), weighs (grams) and when all of it is there. */
export interface ConfigurationSum {
  readonly priceCents: number;
  readonly weightGrams: number;
  readonly availability: Availability;
}

/** Sums a bicycle up with its parts. They are mounted before it leaves, so the latest of them decides when it does. */
export function sumConfiguration(
  bike: Piece & { readonly weightGrams: number },
  parts: readonly (Piece & { readonly addsGrams: number })[],
): ConfigurationSum {
  return {
    priceCents: parts.reduce((sum, part) => sum + part.priceCents, bike.priceCents),
    weightGrams: parts.reduce((sum, part) => sum + part.addsGrams, bike.weightGrams),
    availability: latestAvailability([bike, ...parts].map(({ availability }) => availability)),
  };
}
