import { languageOfPath } from '../language/detect-language';

const maxLength = 1000;
/** Two slashes, a backslash, a control character, also in disguise: what could lead to another site. */
const unsafe = /\/\/|[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|2f|5c|7f)/i;
/** Any host will do: it only shows whether the path stays on it. */
const anyOrigin = 'http://site.invalid';

/** The page of this site that an editor wants to see, with its query and its place on the page; null for everything that is no path of a page. */
export function previewPath(wanted: string | null): string | null {
  if (wanted === null || wanted.length > maxLength) return null;
  if (!wanted.startsWith('/') || unsafe.test(wanted)) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { hash, origin, pathname, search } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin) return null;
  const isPage = pathname === '/' || languageOfPath(pathname) !== null;
  return isPage ? `${pathname}${search}${hash}` : null;
}
