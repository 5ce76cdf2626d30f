import { parseDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { parseBikeSku } from '@/domain/catalog/sku';

/** An order's days as the wire has them; without a first day it is one day, without a last one nobody knows. */
export function toExpectedDays(
  first: string | null | undefined,
  last: string | null | undefined,
): DaySpan | null {
  const until = parseDay(last ?? '');
  if (until === null) return null;
  const from = parseDay(first ?? '') ?? until;
  return { from: from < until ? from : until, until };
}

/** Whether the driver calls before a delivery: a bike comes by carrier, and somebody left a number. Letters and parcels just come. */
export function isDeliveryCallExpected({
  phones,
  skus,
}: {
  phones: readonly (string | null | undefined)[];
  skus: readonly string[];
}): boolean {
  return phones.some((phone) => phone?.trim()) && skus.some((sku) => parseBikeSku(sku) !== null);
}

/** Where the carrier tells how far a parcel has come; an empty text without a number. Blanks and hyphens in it are for the eye. UPS numbers begin with 1Z, the rest is DHL's. */
export function buildTrackingUrl(trackingNumber: string): string {
  const bare = trackingNumber.replace(/[\s-]/g, '');
  if (bare === '') return '';
  const number = encodeURIComponent(bare);
  return /^1Z[0-9A-Z]{16}$/i.test(bare)
    ? `https://www.ups.com/track?tracknum=${number}`
    : `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
}
