import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { getPage } from './get-page';
import type { PageView } from '@/lib/platform/views/page-view';

/** What editors can make a slug of; nobody is asked for anything else. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

const longestSlug = 200;

/** A page by its slug, which may have slashes. Null when there is none; the home page has an address of its own and no second one. */
export async function findAnyPage(language: Language, slug: string): Promise<PageView | null> {
  if (slug === 'home' || slug.length > longestSlug || !slugPattern.test(slug)) return null;
  return getPage(language, slug);
}
