import { type FooterLists, groupFooterPages } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { fetchFooterPages } from '@/lib/gateways/content/pages.gateway';
import { GatewayFailure } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

export type FooterLink = { title: string; slug: string };

/**
 * Returns the two link lists of the footer (Specification §4). Throws when they cannot be loaded: the page fails with
 * 500 (Specification §8).
 */
export async function getFooter(language: Language): Promise<FooterLists<FooterLink>> {
  const result = await fetchFooterPages(language);
  if (!result.ok) {
    logger.error('The footer pages could not be read', { error: result.error });
    throw new GatewayFailure(result.error, 'footer pages');
  }
  const pages = result.data.flatMap(({ title, slug, isOnFooterAsMain, isFooterAsSecondary }) =>
    slug
      ? [
          {
            title,
            slug,
            isOnFooterAsMain: isOnFooterAsMain ?? false,
            isFooterAsSecondary: isFooterAsSecondary ?? false,
          },
        ]
      : [],
  );
  return groupFooterPages(pages, language);
}

/** Slugs of editorial pages that have their own route files. */
const ownRoutes = ['home', 'company', 'events', 'features', 'jobs', 'news', 'support'];

/**
 * Returns the slugs of the pages in the footer, for prerendering (Specification §4). Throws when the content service
 * fails.
 */
export async function listPageSlugs(language: Language): Promise<string[]> {
  const { main, secondary } = await getFooter(language);
  return [...main, ...secondary]
    .map(({ slug }) => slug)
    .filter((slug) => !slug.includes('/') && !ownRoutes.includes(slug));
}
