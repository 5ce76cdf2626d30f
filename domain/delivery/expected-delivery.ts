import { parseDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { parseBikeSku } from '@/domain/catalog/sku';

/**
 * Converts the first and last expected day of an order from the API to a range of days; null without a last day.
 * Without a first day, the range has only the last day.
 */
export function toExpectedDays(
  first: string | null | undefined,
  last: string | null | undefined,
): DaySpan | null {
  const until = parseDay(last ?? '');
  if (until === null) return null;
  const from = parseDay(first ?? '') ?? until;
  return { from: from < until ? from : until, until };
}

/** Checks whether the carrier calls before the delivery: the order contains a bicycle and has a phone number. */
export function isDeliveryCallExpected({
  phones,
  skus,
}: {
  phones: readonly (string | null | undefined)[];
  skus: readonly string[];
}): boolean {
  return phones.some((phone) => phone?.trim()) && skus.some((sku) => parseBikeSku(sku) !== null);
}

/**
 * Returns the URL of the carrier's tracking page; empty without a tracking number. Spaces and hyphens in the number are
 * ignored. Numbers of UPS begin with 1Z; all others are treated as DHL's.
 */
export function buildTrackingUrl(trackingNumber: string): string {
  const bare = trackingNumber.replace(/[\s-]/g, '');
  if (bare === '') return '';
  const number = encodeURIComponent(bare);
  return /^1Z[0-9A-Z]{16}$/i.test(bare)
    ? `https://www.ups.com/track?tracknum=${number}`
    : `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
}
