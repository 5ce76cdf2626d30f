import type { Catalogue } from '../demo-source/catalogue-files';

/** The addresses of all models and accessories, and of what stands beside them, without language. */
export function soldAddresses({ bikes, accessories }: Catalogue): ReadonlySet<string> {
  return new Set([
    'bikes/outlet',
    ...bikes.map(({ content }) => `bikes/${content.slug}`),
    ...accessories.map(({ content }) => `accessories/${content.slug}`),
  ]);
}

/** What a page may list by, as `field/slug`. */
export function listedTerms({ terms }: Catalogue): ReadonlySet<string> {
  const { subcategories, transmissionGroups, geometries, accessoryCategories } = terms;
  return new Set([
    ...subcategories.map(({ slug }) => `subcategory/${slug}`),
    ...transmissionGroups.map(({ slug }) => `transmission/${slug}`),
    ...geometries.map(({ slug }) => `geometry/${slug}`),
    ...accessoryCategories.map(({ slug }) => `category/${slug}`),
  ]);
}
