import type { ContentModel } from '@/domain/content/content-models';

/** Seconds after which content is asked for again, when nothing told it to before. */
export const CONTENT_REVALIDATE_SECONDS = 300;

/** Next refuses tags of more than 256 characters; nobody writes slugs this long. */
const LONGEST_SLUG = 200;

/**
 * Every cache tag that applies to a read, the wide one first: the model's, its language's and its slug's. A list names no
 * slug. A page with a slug carries its language's tag as well, so that an entry that was renamed leaves its old address at once,
 * and one for what names its translations: theirs may have been renamed.
 */
export function getContentCacheTags(model: ContentModel, locale?: string, slug?: string): string[] {
  const tags = [`cms:${model}`];
  if (locale === undefined) return tags;
  tags.push(`cms:${model}:${locale}`);
  if (slug === undefined) return tags;
  if (slug.length <= LONGEST_SLUG) tags.push(`cms:${model}:${locale}:${slug}`);
  return [...tags, `cms:${model}:translations`];
}
