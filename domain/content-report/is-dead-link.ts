import { type Language, languageOfPath } from '../language/detect-language';

/** Files and pictures: what is missing there, the services say at their start. */
const files = /^\/(?:media|downloads|icons)\//;
const anyOrigin = 'http://site.invalid';

/** Whether a link in a text leads to no page of this site. Links to other sites, mail and telephone are nobody's to judge here. */
export function isDeadLink(link: string, language: Language, paths: ReadonlySet<string>): boolean {
  if (!link.startsWith('/') || link.startsWith('//') || !URL.canParse(link, anyOrigin))
    return false;
  const pathname = new URL(link, anyOrigin).pathname.replace(/(.)\/$/, '$1');
  if (files.test(pathname)) return false;
  const hasLanguage = languageOfPath(pathname) !== null;
  const path = hasLanguage ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  return !paths.has(path);
}
