import { type Language, languageOfPath } from '../language/detect-language';
import { isLoginAlias } from './is-login-alias';

const maxLength = 1000;
const unsafe = /[\u0000-\u001f\u007f-\u009f\\]|%(?:0|1|5c|7f)/i;
/** Route handlers, and addresses that would end the session they return from. */
const noPage = /^\/(?:api|oauth2|logout|media|_next)(?:\/|$)/;
/** Any host will do: it only shows whether the path stays on it. */
const anyOrigin = 'http://site.invalid';

/**
 * Where to go after signing in: a page of this site in the given language, with its query, else null. Only relative
 * paths count: nothing that leads to another site, to a route handler or back to the login page.
 */
export function returnPath(wanted: string | null, language: Language): string | null {
  if (wanted === null || wanted.length > maxLength) return null;
  if (!wanted.startsWith('/') || wanted.startsWith('//') || unsafe.test(wanted)) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  if (origin !== anyOrigin || /^\/(?:\/|%2f)/i.test(pathname)) return null;
  const path = languageOfPath(pathname) ? pathname.slice('/xx'.length) : pathname;
  if (path.startsWith('//') || noPage.test(path) || noPage.test(pathname)) return null;
  if (isLoginAlias(path)) return null;
  return `/${language}${path === '/' ? '' : path}${search}${hash}`;
}
