import { isEuCountry, homeCountryId } from '@/domain/address/countries';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Availability } from '@/domain/availability/availability';
import type { IsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';

/** Kind of parcel: letters and parcels go by mail, bicycles by a freight carrier with an appointment. */
export type ParcelKind = 'letter' | 'parcel' | 'bike';

/** Minimum and maximum working days in transit, as published on the shipping page. */
export type TransitDays = readonly [fewest: number, most: number];

type Zone = 'home' | 'union' | 'abroad';

/** Transit days the shop promises. The shipping page and the FAQ use these values. */
export const transitDays: Readonly<Record<Zone, Readonly<Record<ParcelKind, TransitDays>>>> = {
  home: { letter: [1, 2], parcel: [1, 2], bike: [3, 5] },
  union: { letter: [3, 5], parcel: [3, 5], bike: [5, 8] },
  abroad: { letter: [4, 7], parcel: [4, 7], bike: [7, 12] },
};

/** Returns the transit days for a country (lowercase ISO code). */
export function getTransitDays(countryId: string, kind: ParcelKind): TransitDays {
  const zone = countryId === homeCountryId ? 'home' : isEuCountry(countryId) ? 'union' : 'abroad';
  return transitDays[zone][kind];
}

/** Returns the kind of parcel for SKUs: bike if one of them is a bicycle, otherwise parcel. */
export function getParcelKind(skus: readonly (string | null | undefined)[]): ParcelKind {
  return skus.some((sku) => parseBikeSku(sku) !== null) ? 'bike' : 'parcel';
}

/** Estimated first and last day of arrival, by the day of availability or "now". Sent to the browser with the page. */
export type ArrivalDates = Readonly<Record<string, readonly [IsoDay, IsoDay]>>;

/** Returns the first and last day of arrival; null if `arrivals` has none for this availability. */
export function findArrival(arrivals: ArrivalDates, availability: Availability): DaySpan | null {
  const days = arrivals[availability.kind === 'date' ? availability.date : availability.kind];
  return days ? { from: days[0], until: days[1] } : null;
}
