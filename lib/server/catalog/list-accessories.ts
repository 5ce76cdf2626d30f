import type { Language } from '@/domain/locale/language';
import { fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import { mapAccessoryListItem } from '@/lib/gateways/catalog/map-accessory';
import { getResultData, filterPresent } from '@/lib/gateways/result';
import type { AccessoryFacet, AccessoryListView } from '@/lib/platform/views/accessory-view';
import type { FacetView, TermView } from '@/lib/platform/views/catalog-view';
import { listAccessoriesForSale } from './list-products-for-sale';
import 'server-only';

/**
 * Lists all sold accessories with the facets for filtering. Throws when the content service or the shop fails
 * (Specification §2).
 */
export async function listAccessories(language: Language): Promise<AccessoryListView> {
  const sold = await listAccessoriesForSale(language);
  const wire = sold.map(({ accessory }) => accessory);
  const accessories = sold.flatMap(
    ({ accessory, product }) => mapAccessoryListItem(accessory, product) ?? [],
  );
  const terms: Readonly<Record<AccessoryFacet, readonly TermView[]>> = {
    bikes: wire.flatMap(({ bikes }) =>
      filterPresent(bikes).map(({ slug, name }) => ({ slug, name, hex: null })),
    ),
    brand: filterPresent(wire.map(({ brand }) => brand)),
    accessory_parts_category: filterPresent(
      wire.map((accessory) => accessory.accessory_parts_category),
    ),
    category: filterPresent(wire.map(({ category }) => category)),
  };
  const facets = (['bikes', 'brand', 'accessory_parts_category', 'category'] as const).map(
    (facet): FacetView<AccessoryFacet> => {
      const listed = new Set(accessories.flatMap((accessory) => accessory.facets[facet]));
      const values = new Map(
        terms[facet].map(({ slug, name }) => [slug, { slug, name, hex: null }]),
      );
      const collator = new Intl.Collator(language, { numeric: true });
      return {
        facet,
        values: [...values.values()]
          .filter(({ slug }) => listed.has(slug))
          .sort((a, b) => collator.compare(a.name, b.name)),
      };
    },
  );
  return { accessories, facets };
}

/** Lists the slugs of all accessories, for static pages and sitemaps. Throws when the content service fails. */
export async function listAccessorySlugs(language: Language): Promise<string[]> {
  return getResultData(await fetchAccessories(language), 'content accessories').map(
    ({ slug }) => slug,
  );
}

/**
 * Maps the SKUs of all accessory articles to the slugs of their pages. Empty when the content service fails, because
 * the links are optional.
 */
export async function listAccessorySlugsBySku(language: Language): Promise<Record<string, string>> {
  const accessories = await fetchAccessories(language);
  if (!accessories.ok) return {};
  return Object.fromEntries(
    accessories.data.flatMap(({ slug, articles }) =>
      filterPresent(articles).map(({ sku }) => [sku, slug]),
    ),
  );
}
