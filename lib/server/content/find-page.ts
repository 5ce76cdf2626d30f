import { type Language, languages } from '@/domain/locale/language';
import { fetchPage } from '@/lib/gateways/content/pages.gateway';
import { GatewayFailure, withFallback } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { mapPage } from '@/lib/gateways/content/map-page';
import type { PageView, ContentBlock } from '@/lib/platform/views/page-view';
import 'server-only';

/** A page that must be there: null when there is none of that slug. Throws when the content service cannot answer. */
export async function findRequiredPage(language: Language, slug: string): Promise<PageView | null> {
  const result = await fetchPage(language, slug);
  if (!result.ok) throw new GatewayFailure(result.error, `page ${slug}`);
  return result.data && mapPage(result.data, language);
}

/** A page others can do without: null, and logged, when the content service cannot answer. */
export async function findOptionalPage(language: Language, slug: string): Promise<PageView | null> {
  try {
    return await findRequiredPage(language, slug);
  } catch (error) {
    logger.error('A page of the content service could not be read', { slug, error });
    return null;
  }
}

/** What editors can make a slug of; nobody is asked for anything else. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

const longestSlug = 200;

/** A page by its slug, which may have slashes. Null when there is none; the home page has an address of its own and no second one. */
export async function findPageByPath(language: Language, slug: string): Promise<PageView | null> {
  if (slug === 'home' || slug.length > longestSlug || !slugPattern.test(slug)) return null;
  return findRequiredPage(language, slug);
}

/** The text a page begins with, which stands beside its title, and what comes after. */
export function splitIntro(blocks: readonly ContentBlock[]): {
  lead: string | null;
  rest: ContentBlock[];
} {
  const [first, ...rest] = blocks;
  return first?.kind === 'rich-text'
    ? { lead: first.markdown, rest }
    : { lead: null, rest: [...blocks] };
}

/** The addresses of entries to be made before anybody asks; none when the content service is silent, then each is made when asked for. */
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
