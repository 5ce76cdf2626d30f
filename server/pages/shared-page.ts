import type { IncomingHttpHeaders } from 'node:http';
import { areasOf } from '@/domain/access/guards';
import { detectLanguage, type Language, languageOfPath } from '@/domain/language/detect-language';
import { isLoginAlias } from '@/domain/session/is-login-alias';
import { cookieNames } from '@/lib/platform/config/cookies';
import { draftCookieName } from '@/lib/platform/config/draft-cookie-name';
import type { Target } from '../http/request-target';
import { cookieOf } from '../http/cookie';

export interface SharedPage {
  /** Where the finished page lies: its address with its language. */
  readonly path: string;
  readonly language: Language;
  /** Home without a language, shown in the visitor's own (Spec §2). */
  readonly isHome: boolean;
}

/** Nothing to decode, no empty segment, no dots that lead elsewhere: each page has one such address. */
const plainPath = /^(\/[\w~-][\w.~-]*)+$/;

/** Parameters that tell where a visitor came from: no page reads them on the server. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mtm_\w+|ref)$/;

/**
 * The page a request asks for when it is the same for everybody; null when an answer may depend on who asks (account, presale,
 * sign-in, an editor's draft) or on the address' parameters: those are Next's alone.
 */
export function sharedPage(
  { path, query }: Target,
  headers: IncomingHttpHeaders,
): SharedPage | null {
  if (isDraftOrSignedIn(headers) || !query.split('&').every(isTracking)) return null;
  if (path === '/') {
    const language = detectLanguage({
      pathname: path,
      cookie: cookieOf(headers, cookieNames.lang),
      acceptLanguage: headers['accept-language'] ?? null,
    });
    return { path: `/${language}`, language, isHome: true };
  }
  const language = languageOfPath(path);
  if (language === null || !plainPath.test(path)) return null;
  const behind = path.slice(`/${language}`.length) || '/';
  if (areasOf(behind, []).length > 0 || isLoginAlias(behind)) return null;
  return { path, language, isHome: false };
}

/** True for an editor's draft and for a program with a key of its own. */
export function isDraftOrSignedIn(headers: IncomingHttpHeaders): boolean {
  return cookieOf(headers, draftCookieName) !== null || headers.authorization !== undefined;
}

/** True for a part of a query that only tells where a visitor came from, and for one that says nothing. */
export function isTracking(pair: string): boolean {
  return pair === '' || tracking.test(pair.split('=', 1)[0] ?? '');
}
