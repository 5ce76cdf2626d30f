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
  /** The home page without a language, shown in the visitor's language (Specification §2). */
  readonly isHome: boolean;
}

/** A canonical path: no encoded characters, empty segments or dot segments, so that each page has one address. */
const simplePath = /^(\/[\w~-][\w.~-]*)+$/;

/** Tracking parameters, which no page reads on the server. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mtm_\w+|ref)$/;

/**
 * Returns the page of a request when it is the same for everyone; null when the response may depend on the visitor
 * (account, presale, sign-in, preview) or on query parameters, in which case Next renders it.
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

/** True for a preview session and for a program with an API key. */
export function isDraftOrAuthorized(headers: IncomingHttpHeaders): boolean {
  return (
    findRequestCookie(headers, draftModeCookieName) !== null || headers.authorization !== undefined
  );
}

/** True for a tracking parameter or an empty part of a query. */
export function isTrackingParameter(pair: string): boolean {
  return pair === '' || tracking.test(pair.split('=', 1)[0] ?? '');
}

/** The search page, whose response depends only on these query parameters. */
const asking = /^\/\w+\/search$/;
const words = ['q', 'kind'];
/** Longer queries are not cached. */
const maxLetters = 80;

/**
 * Returns the search page of a request when it is the same for everyone with this query; null for any other page.
 * Tracking parameters and the order of parameters are ignored.
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
