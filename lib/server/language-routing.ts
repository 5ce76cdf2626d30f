import { type NextRequest, NextResponse } from 'next/server';
import type { ErrorStatus } from '@/lib/platform/http/error-status';
import { errorPageHeader } from '@/lib/platform/http/internal-headers';
import { type Language, detectLanguage, parseLanguage } from '@/domain/locale/language';
import { findLanguageToStore } from '@/domain/locale/language-switch';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';

/** When a visitor or a search engine may ask again after a 503: as long as a service needs to come back. */
const retryAfterSeconds = 120;

/**
 * Shows the error page of a status at the address that was asked for, with that status and never from a cache. `reference` is
 * what the log calls the failure.
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

/** Path, lang cookie and accept-language, in this order (Specification §9). */
export function resolveLanguage(request: NextRequest): Language {
  return detectLanguage({
    pathname: request.nextUrl.pathname,
    cookie: request.cookies.get(cookieNames.lang)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/** Home without a language: shown at / in the visitor's language (Specification §2). */
export function createHomeResponse(request: NextRequest, language: Language): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  const response = dependingOnVisitor(NextResponse.rewrite(url));
  // Next writes its own Vary over ours on pages: shared caches must ask again instead of mixing up languages.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/** A page without a language is asked for again with one, DE leads to de; a language that the site does not speak is 404 (Specification §2). */
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

/** Lets a page pass and remembers its language. */
export function createPageResponse(request: NextRequest, language: Language): NextResponse {
  return setLanguageCookie(request, language, NextResponse.next());
}

/** The answer, with which the browser remembers the page's language for 7 days where it has another one or none. */
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

/** Pages get their address decoded, so guards have to look at it decoded: emil%2Dpresale is emil-presale. What cannot be decoded stays. */
export function parseEncodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
