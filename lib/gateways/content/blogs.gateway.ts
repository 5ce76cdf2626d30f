import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  BlogBySlugDocument,
  type BlogBySlugQuery,
  BlogListDocument,
  type BlogListQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireBlogCard = NonNullable<BlogListQuery['blogs'][number]>;
export type WireBlog = NonNullable<BlogBySlugQuery['blogs'][number]>;

/** All articles of a language, the newest first. */
export async function readBlogs(language: Language): Promise<Result<WireBlogCard[]>> {
  const result = await readContent({
    document: BlogListDocument,
    variables: { locale: language },
    tags: contentTags('blog', language),
  });
  return mapResult(result, ({ blogs }) => blogs.filter((entry) => entry !== null));
}

/** One article with its text; null when there is none of that slug. */
export async function readBlog(language: Language, slug: string): Promise<Result<WireBlog | null>> {
  const result = await readContent({
    document: BlogBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('blog', language, slug),
  });
  return mapResult(result, ({ blogs }) => blogs[0] ?? null);
}
