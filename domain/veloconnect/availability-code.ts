/** Pieces on the shelf, and deliveries with their ISO day, earliest first. */
export type SupplyFacts = {
  readonly shelf: number;
  readonly deliveries: readonly { readonly amount: number; readonly day: string }[];
};

/** veloconnect's traffic light for a wish of so many pieces. */
export type AvailabilityAnswer =
  | { readonly code: 'available' | 'not_available' }
  | { readonly code: 'partially_available'; readonly availableQuantity: number }
  | {
      readonly code: 'expecting_delivery';
      /** Pieces on the shelf already, or all that come by the day when they are fewer than wanted; null when neither is to be said. */
      readonly availableQuantity: number | null;
      /** ISO day. */
      readonly expectedAt: string;
    };

/**
 * Which of the four codes holds for `wanted` pieces (one, when nothing is asked): all from the shelf; all with deliveries, by the day
 * of the last one needed; some from the shelf; none, but fewer than wanted in deliveries, by the last of them; nothing at all.
 */
export function availabilityCode(wanted: number, supply: SupplyFacts): AvailabilityAnswer {
  const pieces = Math.max(1, wanted);
  const shelf = Math.max(0, supply.shelf);
  if (shelf >= pieces) return { code: 'available' };
  const availableQuantity = shelf > 0 ? shelf : null;
  let sum = shelf;
  let lastDay: string | null = null;
  for (const { amount, day } of supply.deliveries) {
    if (amount <= 0) continue;
    sum += amount;
    lastDay = day;
    if (sum >= pieces) return { code: 'expecting_delivery', availableQuantity, expectedAt: day };
  }
  if (availableQuantity !== null) return { code: 'partially_available', availableQuantity };
  return lastDay === null
    ? { code: 'not_available' }
    : { code: 'expecting_delivery', availableQuantity: sum, expectedAt: lastDay };
}

/** Pieces that can be ordered at all: on the shelf and in deliveries with a day. */
export function suppliedPieces({ shelf, deliveries }: SupplyFacts): number {
  return deliveries.reduce((sum, { amount }) => sum + Math.max(0, amount), Math.max(0, shelf));
}
