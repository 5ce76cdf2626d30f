import { type NextRequest, NextResponse } from 'next/server';
import { detectLanguage, type Language, toLanguage } from '@/domain/language/detect-language';
import { languageToRemember } from '@/domain/language/remember-language';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { errorPage } from './error-page';

const languageTag = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/i;

/** Path, lang cookie and accept-language, in this order (Spec §9). */
export function languageOf(request: NextRequest): Language {
  return detectLanguage({
    pathname: request.nextUrl.pathname,
    cookie: request.cookies.get(cookieNames.lang)?.value ?? null,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

/** Home without a language: shown at / in the visitor's language (Spec §2). */
export function showHome(request: NextRequest, language: Language): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  const response = dependingOnVisitor(NextResponse.rewrite(url));
  // Next writes its own Vary over ours on pages: shared caches must ask again instead of mixing up languages.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/** A page without a language is asked for again with one, DE leads to de; a language that the site does not speak is 404 (Spec §2). */
export function addLanguage(request: NextRequest, language: Language): NextResponse {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  const [, tag = '', ...rest] = pathname.split('/');
  const written = toLanguage(tag.toLowerCase());
  if (written !== null) {
    url.pathname = `/${[written, ...rest].join('/')}`;
    return NextResponse.redirect(url, 308);
  }
  if (languageTag.test(pathname)) return errorPage(request, language, 404);
  url.pathname = `/${language}${pathname}`;
  return dependingOnVisitor(NextResponse.redirect(url, 307));
}

/** Lets a page pass and remembers its language. */
export function showPage(request: NextRequest, language: Language): NextResponse {
  return rememberLanguage(request, language, NextResponse.next());
}

/** The answer, with which the browser remembers the page's language for 7 days where it has another one or none. */
export function rememberLanguage(
  request: NextRequest,
  language: Language,
  response: NextResponse,
): NextResponse {
  const remembered = languageToRemember({
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
