import { type NextRequest, NextResponse } from 'next/server';
import { findModelPagePath } from '@/domain/catalog/product-paths';
import { getPathLanguage } from '@/domain/locale/language';
import { dynamicPagesGuard } from '@/lib/server/route-guards';
import { accessGuard } from '@/lib/server/route-guards';
import { dealerSearchGuard } from '@/lib/server/route-guards';
import { parseEncodedPath } from '@/lib/server/language-routing';
import { errorPageGuard } from '@/lib/server/route-guards';
import { gearAdviserGuard } from '@/lib/server/route-guards';
import { type RouteGuard, runRouteGuards } from '@/lib/server/route-guards';
import {
  createLanguageRedirect,
  resolveLanguage,
  createHomeResponse,
  createPageResponse,
} from '@/lib/server/language-routing';
import { loginAliasGuard } from '@/lib/server/route-guards';
import { markdownGuard } from '@/lib/server/route-guards';
import { presaleGuard } from '@/lib/server/route-guards';

/** Redirects the path of a SKU to the page of its model and keeps the query (Specification §2). */
const bikeRedirects: RouteGuard = ({ request, language, path }) => {
  const target = findModelPagePath(parseEncodedPath(path));
  if (target === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}${target}`;
  return NextResponse.redirect(url, 308);
};

const registered = new Map<string, RouteGuard>(
  Object.entries({
    dynamicPages: dynamicPagesGuard,
    auth: accessGuard,
    bikeRedirects,
    dealerSearch: dealerSearchGuard,
    failedPage: errorPageGuard,
    gearAdvice: gearAdviserGuard,
    loginAliases: loginAliasGuard,
    markdownVersions: markdownGuard,
    presalePages: presaleGuard,
  }),
);

const guards = [
  'failedPage',
  'loginAliases',
  'auth',
  'presalePages',
  'bikeRedirects',
  'markdownVersions',
  'dealerSearch',
  'gearAdvice',
  'dynamicPages',
] as const;
/** Guards for URLs without a language prefix, which run before the prefix is added (Specification §2). */
const guardsWithoutLanguage = ['loginAliases'] as const;

/** Runs the route guards for a page request, then adds the language prefix. The rules are in domain/. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const language = resolveLanguage(request);
  const isHome = pathname === '/';
  const hasLanguage = getPathLanguage(pathname) !== null;
  if (!isHome && !hasLanguage) {
    const context = { request, language, path: pathname };
    return (
      (await runRouteGuards(registered, guardsWithoutLanguage, context)) ??
      createLanguageRedirect(request, language)
    );
  }

  const path = hasLanguage ? pathname.slice(`/${language}`.length) || '/' : pathname;
  const answer = await runRouteGuards(registered, guards, { request, language, path });
  return (
    answer ??
    (isHome ? createHomeResponse(request, language) : createPageResponse(request, language))
  );
}

/**
 * Matches pages: all paths except route handlers, Next's files, images and other file extensions. Bike paths match even
 * if their slug contains a dot.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:api|veloconnect|feeds|media|uploads|downloads|pay|oauth2|logout|_next|\\.well-known)(?:/|$)|(?!(?:[a-z]{2}/)?bikes/).*\\.(?:js|css|map|txt|xml|json|webmanifest|ico|svg|png|jpg|jpeg|gif|webp|avif|woff2|mp4|pdf)$).*)',
  ],
};
