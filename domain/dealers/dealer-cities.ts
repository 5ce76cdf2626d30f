import { toHeadingId } from '@/domain/content/content-text';
import type { Dealer, GeoPosition } from './dealer';
import { computeDistanceKm } from './distance';

/** A city with several dealers. */
export interface DealerCity<D extends Dealer = Dealer> extends GeoPosition {
  /** Last path segment of the page of the city, for instance frankfurt-am-main for "Frankfurt am Main". */
  readonly slug: string;
  readonly name: string;
  /** Dealers of the city, in the order of the input. */
  readonly dealers: readonly D[];
}

const fewestDealers = 2;

/**
 * Returns the cities with at least two dealers, most dealers first. The position of a city is the mean of its dealers'
 * positions. Of several cities with the same name only the one with the most dealers is returned. A city is left out if
 * a dealer has the same slug.
 */
export function listDealerCities<D extends Dealer>(dealers: readonly D[]): DealerCity<D>[] {
  const byCity = new Map<string, D[]>();
  for (const dealer of dealers) {
    const key = `${dealer.countryCode} ${dealer.city}`;
    byCity.set(key, [...(byCity.get(key) ?? []), dealer]);
  }
  const taken = new Set(dealers.map(({ slug }) => slug));
  return [...byCity.values()]
    .filter((shops) => shops.length >= fewestDealers)
    .sort((a, b) => b.length - a.length)
    .flatMap((shops) => {
      const name = shops[0]?.city ?? '';
      const slug = toHeadingId(name);
      if (slug === '' || taken.has(slug)) return [];
      taken.add(slug);
      return [{ slug, name, dealers: shops, ...middleOf(shops) }];
    });
}

/** Returns the other cities, nearest first. */
export function listNearbyCities<City extends DealerCity>(
  city: City,
  all: readonly City[],
): City[] {
  return all
    .filter(({ slug }) => slug !== city.slug)
    .sort((a, b) => computeDistanceKm(city, a) - computeDistanceKm(city, b));
}

function middleOf(shops: readonly GeoPosition[]): GeoPosition {
  const mean = (axis: keyof GeoPosition) =>
    shops.reduce((sum, shop) => sum + shop[axis], 0) / shops.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
