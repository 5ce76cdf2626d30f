import 'server-only';
import type { Language } from '@/domain/locale/language';
import { fetchLandingPages } from '@/lib/gateways/content/pages.gateway';
import type { LandingFolder, LandingLink, PageView } from '@/lib/platform/views/page-view';
import { findPageByPath } from '@/lib/server/content/find-page';
import { withFallback, getResultData } from '@/lib/gateways/result';

/** Lists the landing pages of bikes or accessories. Empty, and logged, when the content service fails. */
export function listLandingPages(
  language: Language,
  folder: LandingFolder,
): Promise<LandingLink[]> {
  return withFallback(
    fetchLandingPages(language).then((result) =>
      getResultData(result, 'landing pages').filter((landing) => landing.folder === folder),
    ),
    [],
  );
}

/**
 * Finds a landing page by the last segment of its URL. Null when there is no such page or the page shows no product
 * list.
 */
export async function findLandingPage(
  language: Language,
  folder: LandingFolder,
  slug: string,
): Promise<PageView | null> {
  const page = await findPageByPath(language, `${folder}/${slug}`);
  return page?.listing ? page : null;
}
