import { isMarkdownPreferred } from '@/lib/platform/http/content-negotiation';
import { type NextRequest, NextResponse } from 'next/server';
import {
  type Language,
  defaultLanguage,
  getPathLanguage,
  parseLanguage,
} from '@/domain/locale/language';
import { isDynamicPagePath } from '@/domain/navigation/dynamic-page';
import { parseEncodedPath, setLanguageCookie, createErrorPageResponse } from './language-routing';
import { listGuardedAreas, resolveAccess } from '@/domain/session/access-guard';
import { getVisitor } from '@/lib/server/session/visitor';
import { hasFinderQuery } from '@/domain/dealers/filter-dealers';
import { parseErrorReference, resolveErrorStatus } from '@/lib/platform/http/error-status';
import { pageFailureHeader } from '@/lib/platform/http/internal-headers';
import { parseGearNeeds } from '@/domain/advice/gear-needs';
import { isLoginAlias } from '@/domain/session/login-url';
import { findLoginAliasTarget } from '@/domain/session/login-redirects';
import { cookieNames } from '@/lib/platform/config/cookies';
import { getMarkdownPagePath, findMarkdownPage } from '@/lib/platform/navigation/markdown-page';
import { isPresaleSlug } from '@/domain/catalog/presale';

export type RouteGuardContext = {
  request: NextRequest;
  language: Language;
  /** The path without its language: /, /bikes, /bikes/ludwig. */
  path: string;
};

/** Returns a response for the request, or null to let it pass. */
export type RouteGuard = (
  context: RouteGuardContext,
) => Promise<NextResponse | null> | NextResponse | null;

/** Runs the named guards in order and returns the first response. Throws for an unknown name (Specification §8). */
export async function runRouteGuards(
  registered: ReadonlyMap<string, RouteGuard>,
  names: readonly string[],
  context: RouteGuardContext,
): Promise<NextResponse | null> {
  for (const name of names) {
    const guard = registered.get(name);
    if (!guard) throw new Error(`Unknown middleware ${name}`);
    const answer = await guard(context);
    if (answer) return answer;
  }
  return null;
}

/**
 * The pages and lists of bikes and accessories are static, and the browser applies the query. A document request with a
 * variant or filters is rewritten to a page that the server renders with them, so that the page is complete without
 * JavaScript and for search engines. Requests of the client-side router get the static page.
 */
export function dynamicPagesGuard({
  request,
  language,
  path,
}: RouteGuardContext): NextResponse | null {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return null;
  if (!isDynamicPagePath(parseEncodedPath(path), request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/dynamic${path}`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/**
 * Responds with 401 when the visitor may not open the page (Specification §6). Pages without access rules are not
 * checked against the session.
 */
export async function accessGuard({
  request,
  language,
  path,
}: RouteGuardContext): Promise<NextResponse | null> {
  const categories = request.nextUrl.searchParams.getAll('category');
  const pathname = parseEncodedPath(path);
  if (listGuardedAreas(pathname, categories).length === 0) return null;
  const decision = resolveAccess({ pathname, categories }, await getVisitor(request));
  return decision.allowed ? null : createErrorPageResponse(request, language, decision.status);
}

/**
 * The complete dealer list is one static page. A request with a place or a filter is rewritten to the search page,
 * which is rendered on the server and works without scripts.
 */
export function dealerSearchGuard({
  request,
  language,
  path,
}: RouteGuardContext): NextResponse | null {
  if (path !== '/dealers' || !hasFinderQuery(request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/dealers/search`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/**
 * When rendering fails, Next.js returns an empty document with status 500; for an unknown page it returns an empty 404.
 * The custom server (server/) then repeats the request with a header that contains 401, 404 or the digest of the error.
 * This guard responds to that request with the complete error page in the visitor's language and with the real status
 * (Specification §2, §8).
 */
export function errorPageGuard({
  request,
  language,
  path,
}: RouteGuardContext): NextResponse | null {
  const failure = request.headers.get(pageFailureHeader);
  if (failure === null) return null;
  const errorStatus = ([401, 404] as const).find((status) => String(status) === failure);
  if (errorStatus) return createErrorPageResponse(request, language, errorStatus);
  return createErrorPageResponse(
    request,
    language,
    resolveErrorStatus(path, failure),
    parseErrorReference(failure),
  );
}

/**
 * The questions of the gear adviser are one static page. A request with answers in its query is rewritten to the
 * recommendation page.
 */
export function gearAdviserGuard({
  request,
  language,
  path,
}: RouteGuardContext): NextResponse | null {
  if (path !== '/gear-adviser' || parseGearNeeds(request.nextUrl.searchParams) === null)
    return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/gear-adviser/answer`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/**
 * Redirects the URLs that are configured at the sign-in provider, with or without a language prefix: to the callback
 * route, the account or the login page. Without a prefix the language cookie decides, otherwise German (Specification
 * §2).
 */
export async function loginAliasGuard({
  request,
  path,
}: RouteGuardContext): Promise<NextResponse | null> {
  if (!isLoginAlias(path)) return null;
  const { pathname, searchParams, origin } = request.nextUrl;
  const ofPath = getPathLanguage(pathname);
  const chosen = parseLanguage(request.cookies.get(cookieNames.lang)?.value);
  const target = findLoginAliasTarget({
    path,
    hasLanguage: ofPath !== null,
    language: ofPath ?? chosen ?? defaultLanguage,
    query: searchParams,
    visitor: await getVisitor(request),
  });
  if (target === null) return null;
  const headers = { 'Cache-Control': 'private, no-store' };
  return NextResponse.redirect(new URL(target, origin), { status: 307, headers });
}

/**
 * Responds with the Markdown version of a page to clients that prefer Markdown. Must run after the guards that control
 * access.
 */
export function markdownGuard({ request }: RouteGuardContext): NextResponse | null {
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  if (!isMarkdownPreferred(request.headers.get('accept'))) return null;
  const markdownPage = findMarkdownPage(request.nextUrl.pathname);
  if (markdownPage === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = getMarkdownPagePath(markdownPage);
  return NextResponse.rewrite(url);
}

const bikePage = /^\/bikes\/([^/]+)(\/configuration)?$/;

/**
 * Rewrites the path of a presale bike to a page that is rendered on each request (Specification §6). Must run after the
 * guard that admits b2b customers only.
 */
export function presaleGuard({ request, language, path }: RouteGuardContext): NextResponse | null {
  const [, slug, configuration = ''] = bikePage.exec(parseEncodedPath(path)) ?? [];
  if (slug === undefined || !isPresaleSlug(slug)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/presale/${slug}${configuration}`;
  return NextResponse.rewrite(url);
}
