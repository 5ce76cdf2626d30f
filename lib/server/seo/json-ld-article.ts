import type { Language } from '@/domain/language/detect-language';
import type { ArticleView } from '@/lib/platform/views/article-view';
import type { Json } from './json-ld';
import { organizationId } from './organization-id';
import { siteUrl } from './site-url';

/** A headline longer than this is cut by search engines. */
const LONGEST_HEADLINE = 110;

/** schema.org NewsArticle for a press release, else Article, with its author, dates and picture. */
export function articleJsonLd(language: Language, article: ArticleView): Json {
  const { title, slug, teaser, metaDescription, date, updatedAt, author, image } = article;
  const url = siteUrl(`/${language}/news/${slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': article.isPressRelease ? 'NewsArticle' : 'Article',
    headline: title.slice(0, LONGEST_HEADLINE),
    description: metaDescription ?? teaser ?? undefined,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: date ?? undefined,
    dateModified: laterOf(date, updatedAt),
    author: author ? { '@type': 'Person', name: author } : { '@id': organizationId() },
    publisher: { '@id': organizationId(), '@type': 'Organization', name: 'Lautlos' },
    image: image ? [siteUrl(image.url)] : undefined,
  };
}

/** Nothing is changed before it was published. */
function laterOf(date: string | null, updatedAt: string | null): string | undefined {
  if (date === null || updatedAt === null) return updatedAt ?? date ?? undefined;
  return updatedAt > date ? updatedAt : date;
}
