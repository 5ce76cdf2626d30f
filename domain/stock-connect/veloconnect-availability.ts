import { parseBikeSku } from '@/domain/catalog/sku';

/** Pieces in stock, and expected restocks by day (ISO), earliest first. */
export type SupplyData = {
  readonly stock: number;
  readonly deliveries: readonly { readonly amount: number; readonly day: string }[];
};

/** Availability of a requested quantity, with the codes of veloconnect. */
export type VeloconnectAvailability =
  | { readonly code: 'available' | 'not_available' }
  | { readonly code: 'partially_available'; readonly availableQuantity: number }
  | {
      readonly code: 'expecting_delivery';
      /**
       * If stock and restocks cover the requested quantity on `expectedAt`: the pieces in stock, null for none.
       * Otherwise: the sum of all known restocks, the last of which is due on `expectedAt`.
       */
      readonly availableQuantity: number | null;
      readonly expectedAt: string;
    };

/**
 * Returns the availability of the requested quantity (at least one):
 * - available: the whole quantity is in stock
 * - expecting_delivery: stock and restocks cover the quantity, on the day of the last restock needed; or nothing is in
 *   stock and the restocks cover only a part, on the day of the last restock
 * - partially_available: a part is in stock, and the restocks do not cover the rest
 * - not_available: nothing is in stock, and no restock is expected
 */
export function getVeloconnectAvailability(
  wanted: number,
  supply: SupplyData,
): VeloconnectAvailability {
  const pieces = Math.max(1, wanted);
  const stock = Math.max(0, supply.stock);
  if (stock >= pieces) return { code: 'available' };
  const availableQuantity = stock > 0 ? stock : null;
  let sum = stock;
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

/** Returns the quantity that can be ordered: stock plus restocks with a day. */
export function computeSupplyQuantity({ stock, deliveries }: SupplyData): number {
  return deliveries.reduce((sum, { amount }) => sum + Math.max(0, amount), Math.max(0, stock));
}

/**
 * Returns replacements for an article number that is not sold: the same number in another spelling (case, spaces), else
 * the same bicycle of other model years, newest first.
 */
export function listReplacements(requestedSku: string, sold: readonly string[]): string[] {
  const wanted = requestedSku.replace(/\s/g, '').toUpperCase();
  const respelt = sold.filter((sku) => sku !== requestedSku && sku.toUpperCase() === wanted);
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
      return isSame && sku !== requestedSku ? [{ sku, year: other.year }] : [];
    })
    .sort((a, b) => b.year - a.year)
    .map(({ sku }) => sku);
}
