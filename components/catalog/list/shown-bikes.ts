import { leadOffer } from '@/domain/catalog/lead-offer';
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

/**
 * The models under a selection, sorted. Each shows its lead offer among the ways that match, whatever the order; by delivery it stands
 * where its earliest way does, which the card names as well.
 */
export function shownBikes(
  index: readonly BikeIndexEntry[],
  selection: FacetSelection<BikeFacet>,
  sort: SortKey,
  language: string,
): ShownBike[] {
  const matching = applyFacets(index, selection);
  const shown = [...new Set(matching.map(({ item }) => item))].flatMap((item) => {
    const ways = matching.flatMap((entry) => (entry.item === item ? [entry.combination] : []));
    const lead = leadOffer(ways);
    if (lead === null) return [];
    const { offer, isFrom, sooner } = lead;
    const { sku, color, priceCents, availability } = offer;
    const bike = { item, sku, priceCents, isFrom, sooner, availability, colorSlug: color };
    const earliest = (sooner ?? offer).availability;
    return [{ bike, name: item.name, priceCents, availability: earliest }];
  });
  return sortEntries(shown, sort, language).map(({ bike }) => bike);
}
