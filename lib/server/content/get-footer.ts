import 'server-only';
import { type FooterLists, footerLists } from '@/domain/content/footer-lists';
import type { Language } from '@/domain/language/detect-language';
import { readFooterPages } from '@/lib/gateways/content/pages.gateway';
import { GatewayFailure } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';

export type FooterLink = { title: string; slug: string };

/** The footer's two lists (Spec §4). Throws when they cannot be read: the specification asks for page error 500 (Spec §8). */
export async function getFooter(language: Language): Promise<FooterLists<FooterLink>> {
  const result = await readFooterPages(language);
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
  return footerLists(pages, language);
}
