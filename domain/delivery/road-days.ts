import { isEuCountry } from '../address/eu-countries';
import { homeCountryId } from '../address/home-country';
import { parseSku } from '../catalog/sku';

/** How goods travel: letters and parcels by post, bicycles by a forwarder who makes an appointment. */
export type ParcelKind = 'letter' | 'parcel' | 'bike';

/** Working days on the road, fewest and most, as the shipping page names them. */
export type RoadDays = readonly [fewest: number, most: number];

type Zone = 'home' | 'union' | 'abroad';

/** The house's promise of how long the way takes; the shipping page and the FAQ are filled from it. */
export const roadDays: Readonly<Record<Zone, Readonly<Record<ParcelKind, RoadDays>>>> = {
  home: { letter: [1, 2], parcel: [1, 2], bike: [3, 5] },
  union: { letter: [3, 5], parcel: [3, 5], bike: [5, 8] },
  abroad: { letter: [4, 7], parcel: [4, 7], bike: [7, 12] },
};

/** How long the way to a country takes (lower-case ISO code). */
export function roadDaysTo(countryId: string, kind: ParcelKind): RoadDays {
  const zone = countryId === homeCountryId ? 'home' : isEuCountry(countryId) ? 'union' : 'abroad';
  return roadDays[zone][kind];
}

/** How an order travels as far as its SKUs tell: with a bicycle in it as one, else as a parcel. */
export function kindOfSkus(skus: readonly (string | null | undefined)[]): ParcelKind {
  return skus.some((sku) => parseSku(sku) !== null) ? 'bike' : 'parcel';
}
