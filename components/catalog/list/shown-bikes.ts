import { advertise } from '@/domain/catalog/advertised';
import { type BikeLimits, isWithin } from '@/domain/catalog/bike-limits';
import { applyFacets, type FacetSelection } from '@/domain/catalog/facets';
import type { Combination } from '@/domain/catalog/combination-filter';
import { type SortKey, sortEntries } from '@/domain/catalog/sort';
import { type Arrivals, arrivalIn } from '@/domain/delivery/arrivals';
import type { BikeCombination, BikeFacet, BikeListItem } from '@/lib/platform/views/bike-view';
import type { ShownBike } from '../bike-card';

export type BikeIndexEntry = Combination<BikeFacet> & {
  readonly item: BikeListItem;
  readonly combination: BikeCombination;
};

/** Every way every model is built, as facets see it. */
export function bikeIndex(bikes: readonly BikeListItem[]): BikeIndexEntry[] {
  return bikes.flatMap((item) =>
    item.combinations.map((combination) => ({
      owner: item.slug,
      item,
      combination,
      facets: {
        subcategory: item.subcategory === null ? [] : [item.subcategory.slug],
        transmission_group: [combination.group],
        geometry: [combination.shape],
        colors: [combination.color],
      },
    })),
  );
}

/** Those of the ways that are within the limits of the address: one way has to be within all of them. */
export function withinLimits(
  index: readonly BikeIndexEntry[],
  limits: BikeLimits,
  arrivals: Arrivals,
): BikeIndexEntry[] {
  return index.filter(({ item, combination: { sku, priceCents, availability } }) => {
    const drive = item.drives[sku.split('.')[0] ?? ''];
    if (drive === undefined) return false;
    const arrivesUntil = arrivalIn(arrivals, availability)?.until ?? null;
    return isWithin({ ...drive, priceCents, arrivesUntil }, limits);
  });
}

/** The models under a selection, sorted. Each speaks of one of the ways that match: by price of the cheapest, else of the first there. */
export function shownBikes(
  index: readonly BikeIndexEntry[],
  selection: FacetSelection<BikeFacet>,
  sort: SortKey,
  language: string,
): ShownBike[] {
  const matching = applyFacets(index, selection);
  const shown = [...new Set(matching.map(({ item }) => item))].flatMap((item) => {
    const ways = matching.flatMap((entry) => (entry.item === item ? [entry.combination] : []));
    const advertised = advertise(ways, sort === 'price-asc' ? 'price' : 'day');
    if (advertised === null) return [];
    const { way, isFrom, cheaper } = advertised;
    const { sku, color, priceCents, availability } = way;
    return [
      {
        ...{ item, sku, priceCents, isFrom, cheaper, availability },
        colorSlug: color,
        name: item.name,
      },
    ];
  });
  return sortEntries(shown, sort, language);
}
