import type { IncomingHttpHeaders } from 'node:http';
import { listGuardedAreas } from '@/domain/session/access-guard';
import { detectLanguage, type Language, getPathLanguage } from '@/domain/locale/language';
import { isLoginAlias } from '@/domain/session/login-url';
import { cookieNames, draftModeCookieName } from '@/lib/platform/config/cookies';
import { type RequestTarget, findRequestCookie } from '../http/request-target';

export interface CacheablePage {
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
export function findCacheablePage(
  { path, query }: RequestTarget,
  headers: IncomingHttpHeaders,
): CacheablePage | null {
  if (isDraftOrAuthorized(headers) || !query.split('&').every(isTracking)) return null;
  if (path === '/') {
    const language = detectLanguage({
      pathname: path,
      cookie: findRequestCookie(headers, cookieNames.lang),
      acceptLanguage: headers['accept-language'] ?? null,
    });
    return { path: `/${language}`, language, isHome: true };
  }
  const language = getPathLanguage(path);
  if (language === null || !plainPath.test(path)) return null;
  const behind = path.slice(`/${language}`.length) || '/';
  if (listGuardedAreas(behind, []).length > 0 || isLoginAlias(behind)) return null;
  return { path, language, isHome: false };
}

/** True for an editor's draft and for a program with a key of its own. */
export function isDraftOrAuthorized(headers: IncomingHttpHeaders): boolean {
  return (
    findRequestCookie(headers, draftModeCookieName) !== null || headers.authorization !== undefined
  );
}

/** True for a part of a query that only tells where a visitor came from, and for one that says nothing. */
export function isTracking(pair: string): boolean {
  return pair === '' || tracking.test(pair.split('=', 1)[0] ?? '');
}

/** The search: what it answers depends on nothing but these words of its address. */
const asking = /^\/\w+\/search$/;
const words = ['q', 'kind'];
/** Longer questions are nobody's but the visitor's own. */
const mostLetters = 80;

/**
 * The page a request asks for when it is the same for everybody who asks the same question (the search); null for any other. Where somebody
 * came from is no part of the question, nor is the order of its words.
 */
export function findCacheableQueryPage(
  { path, query }: RequestTarget,
  headers: IncomingHttpHeaders,
): CacheablePage | null {
  const language = getPathLanguage(path);
  if (language === null || !asking.test(path) || isDraftOrAuthorized(headers)) return null;
  const pairs = query.split('&').filter((pair) => pair !== '' && !isTracking(pair));
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '');
  const isKnown = names.every((name, at) => words.includes(name) && names.indexOf(name) === at);
  const question = pairs.toSorted().join('&');
  if (!isKnown || question.length > mostLetters) return null;
  return { path: question === '' ? path : `${path}?${question}`, language, isHome: false };
}
