import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';
import { mapAccessoryListItem } from '@/lib/gateways/catalog/map-accessory';
import { required } from '@/lib/server/required';
import type { AccessoryFacet, AccessoryListView } from '@/lib/platform/views/accessory-view';
import type { FacetView, TermView } from '@/lib/platform/views/term-view';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { readSoldAccessories } from './sold-articles';

/** All accessories that are sold, with the facets they can be filtered by. Throws when content or shop cannot answer (Spec §2). */
export async function listAccessories(language: Language): Promise<AccessoryListView> {
  const sold = await readSoldAccessories(language);
  const wire = sold.map(({ accessory }) => accessory);
  const accessories = sold.flatMap(
    ({ accessory, product }) => mapAccessoryListItem(accessory, product) ?? [],
  );
  const terms: Readonly<Record<AccessoryFacet, readonly TermView[]>> = {
    bikes: wire.flatMap(({ bikes }) =>
      present(bikes).map(({ slug, name }) => ({ slug, name, hex: null })),
    ),
    brand: present(wire.map(({ brand }) => brand)),
    accessory_parts_category: present(wire.map((accessory) => accessory.accessory_parts_category)),
    category: present(wire.map(({ category }) => category)),
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

/** The slugs of all accessories, for static pages and sitemaps. Throws when the content service cannot answer. */
export async function listAccessorySlugs(language: Language): Promise<string[]> {
  return required(await readAccessories(language), 'content accessories').map(({ slug }) => slug);
}
