import { type Language, getPathLanguage, languages } from '@/domain/locale/language';
import { getContentPath, type ContentAddress } from '@/domain/content/content-address';
import { sitePages } from '@/lib/platform/navigation/site-pages';

/** Files and pictures: what is missing there, the services say at their start. */
const files = /^\/(?:media|downloads|icons)\//;
const anyOrigin = 'http://site.invalid';

/** Whether a link in a text leads to no page of this site. Links to other sites, mail and telephone are nobody's to judge here. */
export function isDeadLink(link: string, language: Language, paths: ReadonlySet<string>): boolean {
  if (!link.startsWith('/') || link.startsWith('//') || !URL.canParse(link, anyOrigin))
    return false;
  const pathname = new URL(link, anyOrigin).pathname.replace(/(.)\/$/, '$1');
  if (files.test(pathname)) return false;
  const hasLanguage = getPathLanguage(pathname) !== null;
  const path = hasLanguage ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  return !paths.has(path);
}

/** Every address a text may lead to, with its language: the site's own pages, and each entry's. */
export function listSitePaths(addresses: readonly ContentAddress[]): Set<string> {
  const written = addresses.map(getContentPath);
  const configurations = addresses
    .filter(({ kind }) => kind === 'bike')
    .map((address) => `${getContentPath(address)}/configuration`);
  const always = languages.flatMap((language) =>
    sitePages.map((page) => (page === '' ? `/${language}` : `/${language}/${page}`)),
  );
  return new Set([...always, ...written, ...configurations]);
}
