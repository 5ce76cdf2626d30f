import 'server-only';
import type { Language } from '@/domain/locale/language';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { findLowestPriceCents } from '@/domain/catalog/price';
import { listNextHolidayDeadlines } from '@/domain/delivery/holiday-deadlines';
import { getToday } from '@/lib/platform/i18n/format-days';
import { computeHomeDeliveries } from '@/lib/platform/estimated-delivery';
import { findSideViews } from '@/lib/platform/media/find-picture';
import { listOutlet } from './list-outlet';
import { mapBikeListItem, mapTaxonomyTerm } from '@/lib/gateways/catalog/map-bike';
import { filterPresent, getResultData } from '@/lib/gateways/result';
import type { BikeFacet, BikeListItem, BikeListView } from '@/lib/platform/views/bike-view';
import type { FacetView, TermView } from '@/lib/platform/views/catalog-view';
import { listBikesForSale } from './list-products-for-sale';

type BikeTerms = Readonly<Record<BikeFacet, readonly TermView[]>>;

/**
 * Lists all sold models with the facets for filtering. Throws when the content service or the shop fails (Specification
 * §2).
 */
export async function listBikes(language: Language): Promise<BikeListView> {
  const [sold, outlet] = await Promise.all([
    listBikesForSale(language),
    listOutlet(language).catch(() => []),
  ]);
  // Facet values appear in the order of their first occurrence in the manufacturer's order.
  const bikes = sold.map(({ bike }) => bike);
  const items = sold.flatMap(
    ({ bike, product }) => mapBikeListItem(bike, product, findSideViews(bike.slug)) ?? [],
  );
  const fromCents = findLowestPriceCents(outlet);
  return {
    bikes: items,
    arrivals: computeHomeDeliveries(
      items.flatMap(({ combinations }) => combinations.map(({ availability }) => availability)),
      'bike',
    ),
    facets: facetsOf(items, {
      subcategory: filterPresent(bikes.map((bike) => mapTaxonomyTerm(bike.subcategory))),
      transmission_group: bikes.flatMap((bike) => filterPresent(bike.transmission_group)),
      geometry: bikes.flatMap((bike) => filterPresent(bike.geometry)),
      colors: bikes.flatMap((bike) => filterPresent(bike.colors)),
    }),
    occasions: listNextHolidayDeadlines(getToday()),
    outlet: fromCents === null ? null : { count: outlet.length, fromCents },
  };
}

/** Lists the slugs of all models, for static pages and sitemaps. Throws when the content service fails. */
export async function listBikeSlugs(language: Language): Promise<string[]> {
  return getResultData(await fetchBikes(language), 'content bikes').map(({ slug }) => slug);
}

function facetsOf(items: readonly BikeListItem[], terms: BikeTerms): FacetView<BikeFacet>[] {
  const built: Record<BikeFacet, ReadonlySet<string>> = {
    subcategory: new Set(items.flatMap(({ subcategory }) => subcategory?.slug ?? [])),
    transmission_group: new Set(
      items.flatMap(({ combinations }) => combinations.map(({ group }) => group)),
    ),
    geometry: new Set(items.flatMap(({ combinations }) => combinations.map(({ shape }) => shape))),
    colors: new Set(items.flatMap(({ combinations }) => combinations.map(({ color }) => color))),
  };
  return (['subcategory', 'transmission_group', 'geometry', 'colors'] as const).map((facet) => ({
    facet,
    values: distinct(terms[facet]).filter(({ slug }) => built[facet].has(slug)),
  }));
}

function distinct(terms: readonly TermView[]): TermView[] {
  return [...new Map(terms.map(({ slug, name, hex }) => [slug, { slug, name, hex }])).values()];
}
