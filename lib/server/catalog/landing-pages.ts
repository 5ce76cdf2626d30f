import 'server-only';
import type { Language } from '@/domain/locale/language';
import { fetchLandingPages } from '@/lib/gateways/content/pages.gateway';
import type { LandingFolder, LandingLink, PageView } from '@/lib/platform/views/page-view';
import { findPageByPath } from '@/lib/server/content/find-page';
import { withFallback, getResultData } from '@/lib/gateways/result';

/** All pages about one kind of bicycles or accessories; none, and a line in the log, when the content service cannot answer. */
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

/** Such a page by the last part of its address; null when there is none that lists something. */
export async function findLandingPage(
  language: Language,
  folder: LandingFolder,
  slug: string,
): Promise<PageView | null> {
  const page = await findPageByPath(language, `${folder}/${slug}`);
  return page?.listing ? page : null;
}
