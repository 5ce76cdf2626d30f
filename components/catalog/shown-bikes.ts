import { applyFacets, type FacetSelection } from '@/domain/catalog/facets';
import type { Combination } from '@/domain/catalog/combination-filter';
import { compareAvailability } from '@/domain/catalog/availability';
import { type SortKey, sortEntries } from '@/domain/catalog/sort';
import type { BikeCombination, BikeFacet, BikeListItem } from '@/lib/platform/views/bike-view';
import type { ShownBike } from './bike-card';

type BikeIndexEntry = Combination<BikeFacet> & { readonly combination: BikeCombination };

/** Every way every model is built, as facets see it. */
export function bikeIndex(bikes: readonly BikeListItem[]): BikeIndexEntry[] {
  return bikes.flatMap((bike) =>
    bike.combinations.map((combination) => ({
      owner: bike.slug,
      combination,
      facets: {
        subcategory: bike.subcategory === null ? [] : [bike.subcategory.slug],
        transmission_group: [combination.group],
        geometry: [combination.shape],
        colors: [combination.color],
      },
    })),
  );
}

/**
 * The models under a selection, sorted: price and date are those of the matching ways it is built. Picture and link are those of the way
 * that is there first, of equals the cheapest, then the maker's first: whoever follows the link finds the date the card named.
 */
export function shownBikes(
  bikes: readonly BikeListItem[],
  index: readonly BikeIndexEntry[],
  selection: FacetSelection<BikeFacet>,
  sort: SortKey,
  language: string,
): ShownBike[] {
  const matching = applyFacets(index, selection);
  const shown = bikes.flatMap((item) => {
    const ways = matching.flatMap(({ owner, combination }) =>
      owner === item.slug ? [combination] : [],
    );
    const first = ways[0];
    if (first === undefined) return [];
    const shownWay = ways.reduce((best, next) => (isBefore(next, best) ? next : best), first);
    const { fromCents, fromSku } = ways.reduce((best, next) =>
      next.fromCents < best.fromCents ? next : best,
    );
    return [
      {
        item,
        fromCents,
        fromSku,
        availability: shownWay.availability,
        sku: shownWay.sku,
        colorSlug: shownWay.color,
        name: item.name,
        priceCents: fromCents,
      },
    ];
  });
  return sortEntries(shown, sort, language);
}

function isBefore(way: BikeCombination, other: BikeCombination): boolean {
  const order = compareAvailability(way.availability, other.availability);
  return order < 0 || (order === 0 && way.fromCents < other.fromCents);
}
