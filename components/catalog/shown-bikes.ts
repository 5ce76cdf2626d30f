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
 * The models under a selection, sorted: price and date are those of the matching ways it is built. Without a selection
 * the picture shows the maker's first way, with one the earliest matching.
 */
export function shownBikes(
  bikes: readonly BikeListItem[],
  index: readonly BikeIndexEntry[],
  selection: FacetSelection<BikeFacet>,
  sort: SortKey,
  language: string,
): ShownBike[] {
  const isChosen = Object.values(selection).some((values) => values.length > 0);
  const matching = applyFacets(index, selection);
  const shown = bikes.flatMap((item) => {
    const ways = matching.flatMap(({ owner, combination }) =>
      owner === item.slug ? [combination] : [],
    );
    const first = ways[0];
    if (first === undefined) return [];
    const earliest = ways.reduce(
      (best, next) => (compareAvailability(next.availability, best.availability) < 0 ? next : best),
      first,
    );
    const pictured = isChosen ? earliest : first;
    const { fromCents, fromSku } = ways.reduce((best, next) =>
      next.fromCents < best.fromCents ? next : best,
    );
    return [
      {
        item,
        isChosen,
        fromCents,
        fromSku,
        availability: earliest.availability,
        sku: pictured.sku,
        colorSlug: pictured.color,
        name: item.name,
        priceCents: fromCents,
      },
    ];
  });
  return sortEntries(shown, sort, language);
}
