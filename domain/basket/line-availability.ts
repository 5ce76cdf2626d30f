import { type Availability, availabilityFor, compareAvailability } from '../catalog/availability';
import type { BasketLine, BasketProduct } from './basket';

/** When the line's whole amount is there; unknown for a product no longer sold (Spec §4). */
export function lineAvailability(product: BasketProduct | null, amount: number): Availability {
  return product ? availabilityFor(amount, product.stock) : { kind: 'unknown' };
}

export type BasketAvailability = {
  /** When everything can be delivered together. */
  availability: Availability;
  /** The line that causes it; null when everything is in stock. */
  cause: BasketLine | null;
};

/** The latest line decides when the whole basket is there, the first of equals; null for an empty basket (Spec §4). */
export function basketAvailability(lines: readonly BasketLine[]): BasketAvailability | null {
  const [first, ...others] = lines;
  if (!first) return null;
  const cause = others.reduce(
    (latest, line) =>
      compareAvailability(line.availability, latest.availability) > 0 ? line : latest,
    first,
  );
  return {
    availability: cause.availability,
    cause: cause.availability.kind === 'now' ? null : cause,
  };
}
