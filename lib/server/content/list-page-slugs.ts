import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { getFooter } from './get-footer';

/** Pages an editor writes that stand within a route of their own. */
const ownRoutes = ['home', 'company', 'events', 'features', 'jobs', 'news', 'support'];

/** The slugs of the pages the footer links, to be made before anybody asks (Spec §4). Throws when the content service is silent. */
export async function listPageSlugs(language: Language): Promise<string[]> {
  const { main, secondary } = await getFooter(language);
  return [...main, ...secondary]
    .map(({ slug }) => slug)
    .filter((slug) => !slug.includes('/') && !ownRoutes.includes(slug));
}
