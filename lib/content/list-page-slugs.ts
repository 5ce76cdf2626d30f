import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { getFooter } from './get-footer';

/** The slugs of the pages the footer links, to be made before anybody asks; none when the content service is silent (Spec §4). */
export async function listPageSlugs(language: Language): Promise<string[]> {
  const { main, secondary } = await getFooter(language);
  return [...main, ...secondary].map(({ slug }) => slug);
}
