import { parseSku } from '../catalog/sku';

/** Whether the driver calls before a delivery: a bike comes by carrier, and somebody left a number. Letters and parcels just come. */
export function isCalledAhead({
  phones,
  skus,
}: {
  phones: readonly (string | null | undefined)[];
  skus: readonly string[];
}): boolean {
  return phones.some((phone) => phone?.trim()) && skus.some((sku) => parseSku(sku) !== null);
}
