import { type Language, languages } from '@/domain/locale/language';
import { fetchPage } from '@/lib/gateways/content/pages.gateway';
import { GatewayFailure, withFallback } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { mapPage } from '@/lib/gateways/content/map-page';
import type { PageView, ContentBlock } from '@/lib/platform/views/page-view';
import 'server-only';

/** Returns a page whose content is required; null when it does not exist. Throws when the content service fails. */
export async function findRequiredPage(language: Language, slug: string): Promise<PageView | null> {
  const result = await fetchPage(language, slug);
  if (!result.ok) throw new GatewayFailure(result.error, `page ${slug}`);
  return result.data && mapPage(result.data, language);
}

/**
 * Returns a page whose content is optional. Null when the page does not exist, and when the content service fails,
 * which is logged.
 */
export async function findOptionalPage(language: Language, slug: string): Promise<PageView | null> {
  try {
    return await findRequiredPage(language, slug);
  } catch (error) {
    logger.error('A page of the content service could not be read', { slug, error });
    return null;
  }
}

/** Slugs that an editor can create; for any other value no request is sent. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

const longestSlug = 200;

/**
 * Returns a page by its slug, which may contain slashes; null when the page does not exist, and for `home`, whose path
 * is `/`.
 */
export async function findPageByPath(language: Language, slug: string): Promise<PageView | null> {
  if (slug === 'home' || slug.length > longestSlug || !slugPattern.test(slug)) return null;
  return findRequiredPage(language, slug);
}

/** Separates the first text of a page, which is shown next to the title, from the other blocks. */
export function splitIntro(blocks: readonly ContentBlock[]): {
  lead: string | null;
  rest: ContentBlock[];
} {
  const [first, ...rest] = blocks;
  return first?.kind === 'rich-text'
    ? { lead: first.markdown, rest }
    : { lead: null, rest: [...blocks] };
}

/**
 * Returns the route parameters of entries to prerender. Empty when the content service fails; pages are then rendered
 * on their first request.
 */
export async function listSlugParams(
  list: (language: Language) => Promise<readonly { slug: string }[]>,
): Promise<{ lang: Language; slug: string }[]> {
  const all = await Promise.all(
    languages.map(async (lang) =>
      (await withFallback(list(lang), [])).map(({ slug }) => ({ lang, slug })),
    ),
  );
  return all.flat();
}
