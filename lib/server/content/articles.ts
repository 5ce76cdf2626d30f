import 'server-only';
import { cache } from 'react';
import { newestFirst } from '@/domain/content/article-order';
import type { Language } from '@/domain/language/detect-language';
import { readBlog, readBlogs } from '@/lib/gateways/content/blogs.gateway';
import type { ArticleCard, ArticleView } from '@/lib/platform/views/article-view';
import { mapArticle, mapArticleCard } from '@/lib/gateways/content/map-article';
import { required } from '@/lib/server/required';

/** All articles, the newest first. Throws when the content service cannot answer. */
export const listArticles = cache(async (language: Language): Promise<ArticleCard[]> => {
  const blogs = required(await readBlogs(language), 'articles');
  return newestFirst(blogs.flatMap((blog) => mapArticleCard(blog) ?? []));
});

/** One article; null when there is none of that slug. Throws when the content service cannot answer. */
export const getArticle = cache(
  async (language: Language, slug: string): Promise<ArticleView | null> => {
    const blog = required(await readBlog(language, slug), `article ${slug}`);
    return blog && mapArticle(blog, language);
  },
);
