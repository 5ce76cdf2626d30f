import { unstable_rethrow } from 'next/navigation';
import type { FooterLists } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import { GatewayFailure } from '@/lib/gateways/result';
import type { ConsentNotice } from '@/lib/platform/views/page-view';
import { getConsentNotice } from './get-consent-notice';
import { type FooterLink, getFooter } from './get-footer';
import type { Banner } from '@/domain/content/banner';
import { fetchBanner } from '@/lib/gateways/content/pages.gateway';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

type LayoutContent = {
  footer: FooterLists<FooterLink> | null;
  notice: ConsentNotice | null;
  /**
   * Status of the page when the footer or the cookie notice cannot be loaded: 503 while the content service is
   * unavailable, otherwise 500. Null when both were loaded.
   */
  failure: 500 | 503 | null;
};

/**
 * Returns the content around every page: footer and cookie notice. A part that cannot be loaded is null, because the
 * error page uses the same layout.
 */
export async function getLayoutContent(language: Language): Promise<LayoutContent> {
  const [footer, notice] = await Promise.all([
    orFailure(getFooter(language)),
    orFailure(getConsentNotice(language)),
  ]);
  return {
    footer: footer.part,
    notice: notice.part,
    failure: footer.failure ?? notice.failure,
  };
}

type Read<T> = { part: T; failure: null } | { part: null; failure: 500 | 503 };

async function orFailure<T>(part: Promise<T>): Promise<Read<T>> {
  try {
    return { part: await part, failure: null };
  } catch (error) {
    // Next.js uses exceptions for control flow, for instance redirects.
    unstable_rethrow(error);
    const isAway = error instanceof GatewayFailure && error.status === 503;
    return { part: null, failure: isAway ? 503 : 500 };
  }
}

/** Returns the banner above the header; null, and logged, when the content service fails. */
export async function findBanner(language: Language): Promise<Banner | null> {
  const result = await fetchBanner(language);
  if (result.ok) return result.data;
  logger.error('The notification banner could not be read', { error: result.error });
  return null;
}
