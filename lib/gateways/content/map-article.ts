import { firmSpaces } from '@/domain/content/firm-spaces';
import { readingMinutes } from '@/domain/content/reading-minutes';
import type { WireBlog, WireBlogCard } from './blogs.gateway';
import type { ArticleCard, ArticleView } from '@/lib/platform/views/article-view';
import { mapImage } from './map-image';
import { mapSlugs } from './map-slugs';

/** An article as lists show it; null for one without a slug, which has no address. */
export function mapArticleCard(blog: WireBlogCard): ArticleCard | null {
  const { title, slug, teaser, date, author, category, isPressRelease, mainImage, body } = blog;
  if (!slug) return null;
  return {
    title,
    slug,
    teaser: teaser && firmSpaces(teaser),
    date,
    author,
    category,
    isPressRelease: isPressRelease ?? false,
    image: mapImage(mainImage),
    minutes: readingMinutes(body ?? ''),
  };
}

/** An article with its text; null for one without a slug. */
export function mapArticle(blog: WireBlog, language: string): ArticleView | null {
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
