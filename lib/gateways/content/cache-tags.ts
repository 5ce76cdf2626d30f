import type { ContentModel } from '@/domain/content/content-models';

/** Cache lifetime of content in seconds. A change of the content expires the cache earlier. */
export const CONTENT_REVALIDATE_SECONDS = 300;

/**
 * Maximum length of a slug in a cache tag. Next rejects tags of more than 256 characters; editors do not write slugs of
 * this length.
 */
const LONGEST_SLUG = 200;

/**
 * Returns the cache tags of a content query, from broad to narrow: model, language, slug. Lists have no slug tag. A
 * page with a slug also gets its language tag, so that a renamed entry disappears from its old URL at once, and the
 * translations tag, because the slug of a translation may change.
 */
export function getContentCacheTags(model: ContentModel, locale?: string, slug?: string): string[] {
  const tags = [`cms:${model}`];
  if (locale === undefined) return tags;
  tags.push(`cms:${model}:${locale}`);
  if (slug === undefined) return tags;
  if (slug.length <= LONGEST_SLUG) tags.push(`cms:${model}:${locale}:${slug}`);
  return [...tags, `cms:${model}:translations`];
}
