import type { Metadata } from 'next';
import { defaultLanguage, type Language } from '@/domain/language/detect-language';
import type { PageView } from '@/lib/content/page-view';
import { pageMetadata } from './page-metadata';

/** The head of a content page; its translations, which may have slugs of their own, are its alternates (Spec §2). */
export function contentPageMetadata(language: Language, page: PageView): Metadata {
  const { title, slug, metaDescription, slugs } = page;
  const facts = pageMetadata({
    language,
    path: `/${slug}`,
    title,
    description: metaDescription ?? title,
  });
  const alternates = Object.fromEntries(
    slugs.map((other) => [other.language, `/${other.language}/${other.slug}`]),
  );
  const fallback = alternates[defaultLanguage] ?? `/${language}/${slug}`;
  return {
    ...facts,
    alternates: {
      canonical: `/${language}/${slug}`,
      languages: { ...alternates, 'x-default': fallback },
    },
  };
}
