import type { Language } from '@/domain/locale/language';
import {
  BlogBySlugDocument,
  type BlogBySlugQuery,
  BlogListDocument,
  type BlogListQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import { computeReadingMinutes } from '@/domain/content/content-text';
import type { ArticleCard, ArticleView } from '@/lib/platform/views/content-view';
import { mapImage, mapSlugs } from './map-image';
import 'server-only';

export type ArticleCardDto = NonNullable<BlogListQuery['blogs'][number]>;
export type ArticleDto = NonNullable<BlogBySlugQuery['blogs'][number]>;

/** Fetches all articles of a language, newest first. */
export async function fetchArticles(language: Language): Promise<Result<ArticleCardDto[]>> {
  const result = await fetchContent({
    document: BlogListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('blog', language),
  });
  return mapResult(result, ({ blogs }) => blogs.filter((entry) => entry !== null));
}

/** Fetches one article with its text. Returns null when the slug is unknown. */
export async function fetchArticle(
  language: Language,
  slug: string,
): Promise<Result<ArticleDto | null>> {
  const result = await fetchContent({
    document: BlogBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('blog', language, slug),
  });
  return mapResult(result, ({ blogs }) => blogs[0] ?? null);
}

/** Maps an article for lists. Returns null for an article without a slug, which has no URL. */
export function mapArticleCard(blog: ArticleCardDto): ArticleCard | null {
  const { title, slug, teaser, date, author, category, isPressRelease, mainImage, body } = blog;
  if (!slug) return null;
  return {
    title,
    slug,
    teaser: teaser && addNonBreakingSpaces(teaser),
    date,
    author,
    category,
    isPressRelease: isPressRelease ?? false,
    image: mapImage(mainImage),
    minutes: computeReadingMinutes(body ?? ''),
  };
}

/** Maps an article with its text. Returns null for an article without a slug, which has no URL. */
export function mapArticle(blog: ArticleDto, language: string): ArticleView | null {
  const card = mapArticleCard(blog);
  return (
    card && {
      ...card,
      body: blog.body ?? '',
      metaDescription: blog.metaDescription ?? blog.teaser,
      shareImage: mapImage(blog.metaImage),
      updatedAt: blog.updatedAt,
      slugs: mapSlugs(blog, language),
    }
  );
}
