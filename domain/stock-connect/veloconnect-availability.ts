import { parseBikeSku } from '@/domain/catalog/sku';

/** Pieces on the shelf, and deliveries with their ISO day, earliest first. */
export type SupplyFacts = {
  readonly shelf: number;
  readonly deliveries: readonly { readonly amount: number; readonly day: string }[];
};

/** veloconnect's traffic light for a wish of so many pieces. */
export type VeloconnectAvailability =
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
export function getVeloconnectAvailability(
  wanted: number,
  supply: SupplyFacts,
): VeloconnectAvailability {
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
export function computeSupplyQuantity({ shelf, deliveries }: SupplyFacts): number {
  return deliveries.reduce((sum, { amount }) => sum + Math.max(0, amount), Math.max(0, shelf));
}

/**
 * What a client gets instead of a number that is not sold: the same number in another spelling (case, blanks), else the same bicycle
 * of other model years, the newest first. Empty when there is none.
 */
export function listReplacements(asked: string, sold: readonly string[]): string[] {
  const wanted = asked.replace(/\s/g, '').toUpperCase();
  const respelt = sold.filter((sku) => sku !== asked && sku.toUpperCase() === wanted);
  if (respelt.length > 0) return respelt;
  const bike = parseBikeSku(wanted);
  if (bike === null) return [];
  return sold
    .flatMap((sku) => {
      const other = parseBikeSku(sku);
      const isSame =
        other !== null &&
        other.type === bike.type &&
        other.variation === bike.variation &&
        other.size === bike.size &&
        other.color === bike.color;
      return isSame && sku !== asked ? [{ sku, year: other.year }] : [];
    })
    .sort((a, b) => b.year - a.year)
    .map(({ sku }) => sku);
}
