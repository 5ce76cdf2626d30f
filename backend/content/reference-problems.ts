import { languages } from '@/domain/language/detect-language';
import type { CatalogueEntries } from './catalogue-entries';
import { checkReferences, type Site } from './check-references';
import type { Sources } from './document-kinds';
import type { Locale } from './entries';
import type { MediaLibrary } from './media-library';
import { type Addressable, linkFault, linkTargets } from './site-paths';
import type { ContentProblem } from './source/content-problem';

interface Surroundings {
  products: CatalogueEntries;
  outlet: readonly Addressable[];
  media: MediaLibrary;
}

/** Links and pictures of the sources that lead nowhere; sources that were looked at before are passed over. */
export function referenceProblems(
  sources: Sources,
  surroundings: Surroundings,
  seen: ReadonlySet<unknown> = new Set(),
): ContentProblem[] {
  return languages.flatMap((locale) => {
    const site = siteOf(locale, sources, surroundings);
    const isNew = (source: { locale: Locale | null }) =>
      source.locale === locale && !seen.has(source);
    return [
      ...Object.values(sources)
        .flat()
        .filter(isNew)
        .flatMap((source) => checkReferences(source, site)),
      ...sources.notificationBanner.filter(isNew).flatMap(({ content: { slug }, file, lineOf }) => {
        const reason = slug === undefined ? null : linkFault(`/${slug}`, site.paths);
        return reason === null ? [] : [{ file, line: lineOf(['slug']), reason }];
      }),
    ];
  });
}

function siteOf(locale: Locale, sources: Sources, { products, outlet, media }: Surroundings): Site {
  const addressable = (
    list: readonly { locale: Locale | null; content: { slug: string } }[],
  ): Addressable[] => list.map((source) => ({ slug: source.content.slug, locale: source.locale }));
  return {
    paths: linkTargets(locale, {
      '': addressable(sources.pages),
      news: addressable(sources.blogs),
      jobs: addressable(sources.jobs),
      events: addressable(sources.events),
      features: addressable(sources.features),
      dealers: addressable(sources.dealers),
      bikes: products.bikes,
      'bikes/outlet': outlet,
      accessories: products.accessories,
    }),
    hasPicture: (key) => media.problem !== null || media.picture(key, null) !== null,
  };
}
