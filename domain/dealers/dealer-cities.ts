import { toHeadingId } from '@/domain/content/content-text';
import type { Dealer, Position } from './dealer';
import { computeDistanceKm } from './distance';

/** A city with several shops. */
export interface DealerCity<D extends Dealer = Dealer> extends Position {
  /** The end of its page's address: "Frankfurt am Main" is frankfurt-am-main. */
  readonly slug: string;
  readonly name: string;
  /** In the order they came. */
  readonly dealers: readonly D[];
}

const fewestDealers = 2;

/**
 * The cities with several shops, by number of shops; the place of each is the middle of its shops. Of two of one name the larger has the
 * page, and none has one whose address is a shop's.
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

/** The other cities, the nearest first. */
export function listNearbyCities<City extends DealerCity>(
  city: City,
  all: readonly City[],
): City[] {
  return all
    .filter(({ slug }) => slug !== city.slug)
    .sort((a, b) => computeDistanceKm(city, a) - computeDistanceKm(city, b));
}

function middleOf(shops: readonly Position[]): Position {
  const mean = (axis: keyof Position) =>
    shops.reduce((sum, shop) => sum + shop[axis], 0) / shops.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
