import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readLandings } from '@/lib/gateways/content/landings.gateway';
import type { LandingFolder, LandingLink } from '@/lib/platform/views/landing-view';
import type { PageView } from '@/lib/platform/views/page-view';
import { findAnyPage } from '@/lib/server/content/find-any-page';
import { orElse, required } from '@/lib/server/required';

/** All pages about one kind of bicycles or accessories; none, and a line in the log, when the content service cannot answer. */
export function listLandings(language: Language, folder: LandingFolder): Promise<LandingLink[]> {
  return orElse(
    readLandings(language).then((result) =>
      required(result, 'landing pages').filter((landing) => landing.folder === folder),
    ),
    [],
  );
}

/** Such a page by the last part of its address; null when there is none that lists something. */
export async function findLanding(
  language: Language,
  folder: LandingFolder,
  slug: string,
): Promise<PageView | null> {
  const page = await findAnyPage(language, `${folder}/${slug}`);
  return page?.listing ? page : null;
}
