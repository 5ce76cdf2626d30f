import type { LanguageSlug } from '@/lib/platform/views/page-view';

type Localized = {
  slug: string | null;
  localizations: readonly ({ slug: string | null; locale: string | null } | null)[];
};

/** The entry's own slug and those of its translations; a translation without a slug has no address. */
export function mapSlugs(entry: Localized, language: string): LanguageSlug[] {
  const translations = entry.localizations.flatMap((other) =>
    other?.slug && other.locale && other.locale !== language
      ? [{ language: other.locale, slug: other.slug }]
      : [],
  );
  return [...translations, { language, slug: entry.slug ?? '' }];
}
