import { type Language, getPathLanguage, languages } from '@/domain/locale/language';
import { getContentPath, type ContentUrl } from '@/domain/content/content-url';
import { sitePages } from '@/lib/platform/navigation/site-pages';

/** Matches paths of files, which this check ignores: the services report missing files at startup. */
const files = /^\/(?:media|downloads|icons)\//;
const anyOrigin = 'http://site.invalid';

/**
 * True when an internal link leads to no page of this site. False for external links, mailto and tel links, and files.
 */
export function isDeadLink(link: string, language: Language, paths: ReadonlySet<string>): boolean {
  if (!link.startsWith('/') || link.startsWith('//') || !URL.canParse(link, anyOrigin))
    return false;
  const pathname = new URL(link, anyOrigin).pathname.replace(/(.)\/$/, '$1');
  if (files.test(pathname)) return false;
  const hasLanguage = getPathLanguage(pathname) !== null;
  const path = hasLanguage ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  return !paths.has(path);
}

/** Returns the paths of the site's fixed pages and of all entries, with their language. */
export function listSitePaths(addresses: readonly ContentUrl[]): Set<string> {
  const written = addresses.map(getContentPath);
  const configurations = addresses
    .filter(({ kind }) => kind === 'bike')
    .map((address) => `${getContentPath(address)}/configuration`);
  const always = languages.flatMap((language) =>
    sitePages.map((page) => (page === '' ? `/${language}` : `/${language}/${page}`)),
  );
  return new Set([...always, ...written, ...configurations]);
}
