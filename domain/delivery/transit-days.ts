import { isEuCountry, homeCountryId } from '@/domain/address/countries';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';

/** How goods travel: letters and parcels by post, bicycles by a forwarder who makes an appointment. */
export type ParcelKind = 'letter' | 'parcel' | 'bike';

/** Working days on the road, fewest and most, as the shipping page names them. */
export type TransitDays = readonly [fewest: number, most: number];

type Zone = 'home' | 'union' | 'abroad';

/** The house's promise of how long the way takes; the shipping page and the FAQ are filled from it. */
export const transitDays: Readonly<Record<Zone, Readonly<Record<ParcelKind, TransitDays>>>> = {
  home: { letter: [1, 2], parcel: [1, 2], bike: [3, 5] },
  union: { letter: [3, 5], parcel: [3, 5], bike: [5, 8] },
  abroad: { letter: [4, 7], parcel: [4, 7], bike: [7, 12] },
};

/** How long the way to a country takes (lower-case ISO code). */
export function getTransitDays(countryId: string, kind: ParcelKind): TransitDays {
  const zone = countryId === homeCountryId ? 'home' : isEuCountry(countryId) ? 'union' : 'abroad';
  return transitDays[zone][kind];
}

/** How an order travels as far as its SKUs tell: with a bicycle in it as one, else as a parcel. */
export function getParcelKind(skus: readonly (string | null | undefined)[]): ParcelKind {
  return skus.some((sku) => parseBikeSku(sku) !== null) ? 'bike' : 'parcel';
}

/** First and last day of arrival by the day something is there, or by "now": what a page carries to the browser. */
export type ArrivalDates = Readonly<Record<string, readonly [IsoDay, IsoDay]>>;

/** When something arrives; null for what is not among a page's arrivals. */
export function findArrival(arrivals: ArrivalDates, availability: Availability): DaySpan | null {
  const days = arrivals[availability.kind === 'date' ? availability.date : availability.kind];
  return days ? { from: days[0], until: days[1] } : null;
}
