import type { ContentModel } from '@/domain/content/content-models';

/** Cache lifetime of content in seconds, unless it is invalidated earlier. */
export const CONTENT_REVALIDATE_SECONDS = 300;

/**
 * Maximum length of a slug with a cache tag: Next rejects tags of more than 256 characters, and no editor writes longer
 * slugs.
 */
const LONGEST_SLUG = 200;

/**
 * Returns all cache tags of a content query, the broadest first: model, language, slug. Lists have no slug tag. A page
 * with a slug also gets the tag of its language, so that a renamed entry leaves its old URL at once, and the
 * translations tag, because its translations may have been renamed.
 */
export function getContentCacheTags(model: ContentModel, locale?: string, slug?: string): string[] {
  const tags = [`cms:${model}`];
  if (locale === undefined) return tags;
  tags.push(`cms:${model}:${locale}`);
  if (slug === undefined) return tags;
  if (slug.length <= LONGEST_SLUG) tags.push(`cms:${model}:${locale}:${slug}`);
  return [...tags, `cms:${model}:translations`];
}
