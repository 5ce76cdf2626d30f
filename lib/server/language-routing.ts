import { type NextRequest, NextResponse } from 'next/server';
import type { ErrorStatus } from '@/lib/platform/http/error-status';
import { errorPageHeader } from '@/lib/platform/http/internal-headers';
import { type Language, parseLanguage } from '@/domain/locale/language';
import { detectLanguage } from '@/lib/platform/http/content-negotiation';
import { findLanguageToStore } from '@/domain/locale/language-switch';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';

/** Value of Retry-After for a 503: the time a service typically needs to restart. */
const retryAfterSeconds = 120;

/**
 * Rewrites the request to the error page for this status, which is shown at the requested URL and never cached.
 * `reference` identifies the failure in the log.
 */
export function createErrorPageResponse(
  request: NextRequest,
  language: Language,
  status: ErrorStatus,
  reference?: string,
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/errors/${status}`;
  url.search = reference ? `?reference=${encodeURIComponent(reference)}` : '';
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    [errorPageHeader]: String(status),
  });
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  return NextResponse.rewrite(url, { status, headers });
}

const languageTag = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i;

/** Determines the language from path, language cookie and Accept-Language, in this order (Specification §9). */
export function resolveLanguage(request: NextRequest): Language {
  return detectLanguage({
    pathname: request.nextUrl.pathname,
    cookie: request.cookies.get(cookieNames.lang)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/** Rewrites `/` to the home page in the visitor's language (Specification §2). */
export function createHomeResponse(request: NextRequest, language: Language): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  const response = dependingOnVisitor(NextResponse.rewrite(url));
  // Next.js overwrites the Vary header of pages. Shared caches must not store this response, because it depends on the
  // visitor's language.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/**
 * Redirects a path without a language prefix to the path with the visitor's language, and an uppercase prefix such as
 * /DE to lowercase. Returns 404 for an unsupported language (Specification §2).
 */
export function createLanguageRedirect(request: NextRequest, language: Language): NextResponse {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  const [, tag = '', ...rest] = pathname.split('/');
  const written = parseLanguage(tag.toLowerCase());
  if (written !== null) {
    url.pathname = `/${[written, ...rest].join('/')}`;
    return NextResponse.redirect(url, 308);
  }
  if (languageTag.test(pathname)) return createErrorPageResponse(request, language, 404);
  url.pathname = `/${language}${pathname}`;
  return dependingOnVisitor(NextResponse.redirect(url, 307));
}

/** Passes a page request on to Next and stores the language of the page in the language cookie. */
export function createPageResponse(request: NextRequest, language: Language): NextResponse {
  return setLanguageCookie(request, language, NextResponse.next());
}

/** Stores the language of the page in the language cookie for 7 days, unless the cookie already has this value. */
export function setLanguageCookie(
  request: NextRequest,
  language: Language,
  response: NextResponse,
): NextResponse {
  const remembered = findLanguageToStore({
    language,
    cookie: request.cookies.get(cookieNames.lang)?.value ?? null,
    destination: request.headers.get('sec-fetch-dest'),
    accept: request.headers.get('accept'),
  });
  if (remembered !== null) {
    response.cookies.set(cookieNames.lang, remembered, {
      path: '/',
      sameSite: 'lax',
      maxAge: cookieLifetimes.langSeconds,
    });
  }
  return response;
}

function dependingOnVisitor(response: NextResponse): NextResponse {
  response.headers.set('Vary', 'Accept-Language, Cookie');
  return response;
}

/**
 * Decodes percent encoding as Next.js does before routing, for example `emil%2Dpresale` to `emil-presale`. Returns a
 * path with invalid encoding unchanged.
 */
export function parseEncodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
