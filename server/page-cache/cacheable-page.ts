import type { IncomingHttpHeaders } from 'node:http';
import { listGuardedAreas } from '@/domain/session/access-guard';
import { type Language, getPathLanguage } from '@/domain/locale/language';
import { detectLanguage } from '@/lib/platform/http/content-negotiation';
import { isLoginAlias } from '@/domain/session/login-url';
import { cookieNames, draftModeCookieName } from '@/lib/platform/config/cookies';
import { type RequestTarget, findRequestCookie } from '../http/request-target';

export interface CacheablePage {
  /** Path of the prerendered page, including the language. */
  readonly path: string;
  readonly language: Language;
  /** True for the home page without a language prefix, which is shown in the visitor's language (Specification §2). */
  readonly isHome: boolean;
}

/**
 * Matches a canonical path: without encoded characters, empty segments and dot segments, so that each page has one URL.
 */
const simplePath = /^(\/[\w~-][\w.~-]*)+$/;

/** Matches tracking parameters, which do not affect rendering. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mtm_\w+|ref)$/;

/**
 * Returns the page of a request if the page is the same for all visitors. Null if the response may depend on the
 * visitor (account, presale, sign-in, preview) or on the query; Next then renders the page.
 */
export function findCacheablePage(
  { path, query }: RequestTarget,
  headers: IncomingHttpHeaders,
): CacheablePage | null {
  if (isDraftOrAuthorized(headers) || !query.split('&').every(isTrackingParameter)) return null;
  if (path === '/') {
    const language = detectLanguage({
      pathname: path,
      cookie: findRequestCookie(headers, cookieNames.lang),
      acceptLanguage: headers['accept-language'] ?? null,
    });
    return { path: `/${language}`, language, isHome: true };
  }
  const language = getPathLanguage(path);
  if (language === null || !simplePath.test(path)) return null;
  const behind = path.slice(`/${language}`.length) || '/';
  if (listGuardedAreas(behind, []).length > 0 || isLoginAlias(behind)) return null;
  return { path, language, isHome: false };
}

/** True for a request in preview mode, and for one of a program with an API key. */
export function isDraftOrAuthorized(headers: IncomingHttpHeaders): boolean {
  return (
    findRequestCookie(headers, draftModeCookieName) !== null || headers.authorization !== undefined
  );
}

/** True for a tracking parameter or an empty part of a query. */
export function isTrackingParameter(pair: string): boolean {
  return pair === '' || tracking.test(pair.split('=', 1)[0] ?? '');
}

/** Matches the search page. The next constant lists the only parameters that its response depends on. */
const asking = /^\/\w+\/search$/;
const words = ['q', 'kind'];
/** Maximum length of a query in characters; pages for longer queries are not cached. */
const maxLetters = 80;

/**
 * Returns the search page of a request if it is the same for all visitors with this query; null for any other page.
 * Ignores tracking parameters and the order of parameters.
 */
export function findCacheableQueryPage(
  { path, query }: RequestTarget,
  headers: IncomingHttpHeaders,
): CacheablePage | null {
  const language = getPathLanguage(path);
  if (language === null || !asking.test(path) || isDraftOrAuthorized(headers)) return null;
  const pairs = query.split('&').filter((pair) => pair !== '' && !isTrackingParameter(pair));
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '');
  const isKnown = names.every((name, at) => words.includes(name) && names.indexOf(name) === at);
  const question = pairs.toSorted().join('&');
  if (!isKnown || question.length > maxLetters) return null;
  return { path: question === '' ? path : `${path}?${question}`, language, isHome: false };
}
