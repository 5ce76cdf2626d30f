import { languages } from '@/domain/locale/language';
import type { ContentProblem } from './source/parse-markdown-source';
import type { SourceFile } from './source/source-file';
import type { Catalog } from '../demo-data/catalog-schemas';

/** Returns the sources whose slug is unique in their language. Later duplicates are reported and left out. */
export function filterUniqueSlugs<Content extends { slug?: string | undefined }>(
  sources: readonly SourceFile<Content>[],
  report: (problem: ContentProblem) => void,
): SourceFile<Content>[] {
  const taken = new Map<string, string>();
  return sources.filter((source) => {
    const { slug } = source.content;
    if (slug === undefined) return true;
    const name = `${source.locale ?? ''}/${slug}`;
    const earlier = taken.get(name);
    if (earlier === undefined) {
      taken.set(name, source.file);
      return true;
    }
    const reason = `slug ${slug} is taken by ${earlier}; left out`;
    report({ file: source.file, line: source.lineOf(['slug']), reason });
    return false;
  });
}

/**
 * Returns the pages whose address is not used by a model, an accessory or a list. Pages with a used address are
 * reported and left out.
 */
export function filterUnusedPagePaths<Content extends { slug: string }>(
  sources: readonly SourceFile<Content>[],
  taken: ReadonlySet<string>,
  report: (problem: ContentProblem) => void,
): SourceFile<Content>[] {
  return sources.filter((source) => {
    const { slug } = source.content;
    if (!taken.has(slug)) return true;
    const reason = `slug ${slug} is the address of something sold; left out`;
    report({ file: source.file, line: source.lineOf(['slug']), reason });
    return false;
  });
}

/** Finds pages whose product list is filtered by an unknown value. `known` contains the values as `field/slug`. */
export function findUnknownListings(
  sources: readonly SourceFile<{ listing?: object | undefined }>[],
  known: ReadonlySet<string>,
): ContentProblem[] {
  return sources.flatMap(({ file, lineOf, content }) =>
    Object.entries(content.listing ?? {})
      .filter(([field, slug]) => !known.has(`${field}/${slug}`))
      .map(([field, slug]) => ({
        file,
        line: lineOf(['listing', field]),
        reason: `nothing is listed by ${field} ${slug}`,
      })),
  );
}

/** Finds documents that exist in only one of the languages. */
export function findMissingTranslations(sources: readonly SourceFile<unknown>[]): ContentProblem[] {
  const present = new Set(sources.map(({ key, locale }) => `${locale}/${key}`));
  return sources.flatMap((source) =>
    languages
      .filter((locale) => source.locale !== null && !present.has(`${locale}/${source.key}`))
      .map((locale) => ({
        file: source.file,
        line: source.lineOf([]),
        reason: `the translation to ${locale} is missing (${source.key})`,
      })),
  );
}

/** Lists the addresses of all models, accessories and related pages, without the language. */
export function listProductPaths({ bikes, accessories }: Catalog): ReadonlySet<string> {
  return new Set([
    'bikes/outlet',
    ...bikes.map(({ content }) => `bikes/${content.slug}`),
    ...accessories.map(({ content }) => `accessories/${content.slug}`),
  ]);
}

/** Lists the values by which a page's product list may be filtered, as `field/slug`. */
export function listTermFilters({ terms }: Catalog): ReadonlySet<string> {
  const { subcategories, transmissionGroups, geometries, accessoryCategories } = terms;
  return new Set([
    ...subcategories.map(({ slug }) => `subcategory/${slug}`),
    ...transmissionGroups.map(({ slug }) => `transmission/${slug}`),
    ...geometries.map(({ slug }) => `geometry/${slug}`),
    ...accessoryCategories.map(({ slug }) => `category/${slug}`),
  ]);
}
