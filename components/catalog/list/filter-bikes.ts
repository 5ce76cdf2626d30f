import { findLeadOffer } from '@/domain/catalog/lead-offer';
import { type RangeFilters, isWithinRangeFilters } from '@/domain/catalog/range-filters';
import { applyFacets, type FacetSelection } from '@/domain/catalog/facets';
import type { FacetCombination } from '@/domain/catalog/facet-combinations';
import { type SortKey, sortEntries } from '@/domain/catalog/list-sort';
import { type ArrivalDates, findArrival } from '@/domain/delivery/transit-days';
import type { BikeCombination, BikeFacet, BikeListItem } from '@/lib/platform/views/bike-view';
import type { BikeCardView } from '@/components/catalog/bike-card';

export type BikeIndexEntry = FacetCombination<BikeFacet> & {
  readonly item: BikeListItem;
  readonly combination: BikeCombination;
};

/** Returns one index entry for every purchasable variant of every model. */
export function buildBikeIndex(bikes: readonly BikeListItem[]): BikeIndexEntry[] {
  return bikes.flatMap((item) =>
    item.combinations.map((combination) => ({
      itemId: item.slug,
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

/** Returns the variants that match all range filters in the URL. */
export function filterByRanges(
  index: readonly BikeIndexEntry[],
  limits: RangeFilters,
  arrivals: ArrivalDates,
): BikeIndexEntry[] {
  return index.filter(({ item, combination: { sku, priceCents, availability } }) => {
    const drive = item.drives[sku.split('.')[0] ?? ''];
    if (drive === undefined) return false;
    const arrivesUntil = findArrival(arrivals, availability)?.until ?? null;
    return isWithinRangeFilters({ ...drive, priceCents, arrivesUntil }, limits);
  });
}

/**
 * Returns the models that match the selected facets, sorted. The card of a model shows its lead variant among the
 * matching ones, whatever the sort order. When sorted by delivery date, the position of a model follows its earliest
 * matching variant, which the card shows too.
 */
export function filterBikes(
  index: readonly BikeIndexEntry[],
  selection: FacetSelection<BikeFacet>,
  sort: SortKey,
  language: string,
): BikeCardView[] {
  const matching = applyFacets(index, selection);
  const shown = [...new Set(matching.map(({ item }) => item))].flatMap((item) => {
    const combinations = matching.flatMap((entry) =>
      entry.item === item ? [entry.combination] : [],
    );
    const lead = findLeadOffer(combinations);
    if (lead === null) return [];
    const { offer, isFrom, earlier: earlierVariant } = lead;
    const { sku, color, priceCents, availability } = offer;
    const bike = {
      item,
      sku,
      priceCents,
      isFrom,
      earlierVariant,
      availability,
      colorSlug: color,
    };
    const earliest = (earlierVariant ?? offer).availability;
    return [{ bike, name: item.name, priceCents, availability: earliest }];
  });
  return sortEntries(shown, sort, language).map(({ bike }) => bike);
}
