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
 * Shows the error page at the requested URL with its status; the response is not cached. `reference` identifies the
 * failure in the log.
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

/** Shows the home page at / in the visitor's language (Specification §2). */
export function createHomeResponse(request: NextRequest, language: Language): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  const response = dependingOnVisitor(NextResponse.rewrite(url));
  // Next.js overwrites the Vary header of pages, so shared caches must not store the response: it depends on the
  // language.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/**
 * Redirects a path without a language to the same path with it, and /DE to /de; 404 for an unsupported language
 * (Specification §2).
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

/** Lets the request for a page pass and stores the page's language in the cookie. */
export function createPageResponse(request: NextRequest, language: Language): NextResponse {
  return setLanguageCookie(request, language, NextResponse.next());
}

/** Stores the page's language in the cookie for 7 days when the cookie is missing or differs. */
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
 * Decodes a path, since Next.js decodes paths before routing: emil%2Dpresale is emil-presale. Returns an invalid
 * encoding unchanged.
 */
export function parseEncodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
