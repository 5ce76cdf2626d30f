import type { Language } from '@/domain/language/detect-language';
import type { GuideView } from '@/lib/server/content/guides';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

/** schema.org Article for a guide, written by the house itself; `image` is a picture's path. */
export function guideJsonLd(language: Language, guide: GuideView, image: string | undefined): Json {
  const url = siteUrl(`/${language}/${guide.slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: guide.title,
    description: guide.metaDescription ?? undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    dateModified: guide.updatedAt ?? undefined,
    author: { '@id': organizationId() },
    publisher: { '@id': organizationId(), '@type': 'Organization', name: 'Lautlos' },
    image: image ? [siteUrl(image)] : undefined,
  };
}
