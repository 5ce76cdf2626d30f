import { type NextRequest, NextResponse } from 'next/server';
import {
  type Language,
  defaultLanguage,
  getPathLanguage,
  parseLanguage,
} from '@/domain/locale/language';
import { isDynamicPage } from '@/domain/navigation/dynamic-page';
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
import {
  getMarkdownPagePath,
  findMarkdownPage,
  isMarkdownPreferred,
} from '@/lib/platform/navigation/markdown-page';
import { isPresaleSlug } from '@/domain/catalog/presale';

export type GuardContext = {
  request: NextRequest;
  language: Language;
  /** The path behind the language: /, /bikes, /bikes/ludwig. */
  path: string;
};

/** Answers a request itself, or lets it pass with null. */
export type Guard = (context: GuardContext) => Promise<NextResponse | null> | NextResponse | null;

/** Asks the named guards one after the other; the first answer counts. Throws for a name nobody registered (Specification §8). */
export async function runGuards(
  registered: ReadonlyMap<string, Guard>,
  names: readonly string[],
  context: GuardContext,
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
 * Models, accessories and their lists are static pages, one for all queries, which the browser reads. A document that is asked for with a
 * variant or filters is made with them on the server, at the same address: it reads the same without scripts, to search engines
 * and before the page is awake. What the router of an open page fetches stays static.
 */
export function dynamicPagesGuard({ request, language, path }: GuardContext): NextResponse | null {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return null;
  if (!isDynamicPage(parseEncodedPath(path), request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/dynamic${path}`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/** Answers 401 where the visitor may not go (Specification §6). Unguarded pages cost no look at the session. */
export async function accessGuard({
  request,
  language,
  path,
}: GuardContext): Promise<NextResponse | null> {
  const categories = request.nextUrl.searchParams.getAll('category');
  const pathname = parseEncodedPath(path);
  if (listGuardedAreas(pathname, categories).length === 0) return null;
  const decision = resolveAccess({ pathname, categories }, await getVisitor(request));
  return decision.allowed ? null : createErrorPageResponse(request, language, decision.status);
}

/**
 * The whole list of dealers is one static page. An address that asks for a place or a filter is answered by the page that searches on
 * the server, under the same address: it works without scripts.
 */
export function dealerSearchGuard({ request, language, path }: GuardContext): NextResponse | null {
  if (path !== '/dealers' || !hasFinderQuery(request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/dealers/search`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/**
 * A page that failed while it was made leaves the framework as an empty document with status 500, an unknown one as an empty 404. The server
 * in front asks once more and says in a header what was wrong, 401, 404 or the error's digest: the answer is the whole error page, in the
 * visitor's language, with its real status (Specification §2, §8).
 */
export function errorPageGuard({ request, language, path }: GuardContext): NextResponse | null {
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

/** The adviser's questions are one static page. An address that answers them is made by the page that advises, under the same address. */
export function gearAdviserGuard({ request, language, path }: GuardContext): NextResponse | null {
  if (path !== '/gear-adviser' || parseGearNeeds(request.nextUrl.searchParams) === null)
    return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/gear-adviser/answer`;
  return setLanguageCookie(request, language, NextResponse.rewrite(url));
}

/** Leads the sign-in provider's redirect addresses on, with and without a language; without one it is German (Specification §2). */
export async function loginAliasGuard({
  request,
  path,
}: GuardContext): Promise<NextResponse | null> {
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

/** Answers who asks for Markdown with the page's twin, at the page's own address. Stands behind the guards that decide who may see what. */
export function markdownGuard({ request }: GuardContext): NextResponse | null {
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
 * A presale model's page is made for each visit and named in no route of its own: the address of a bicycle is answered by the page
 * for all presale models (Specification §6, decision 48). Stands behind the guard that lets b2b customers in only.
 */
export function presaleGuard({ request, language, path }: GuardContext): NextResponse | null {
  const [, slug, configuration = ''] = bikePage.exec(parseEncodedPath(path)) ?? [];
  if (slug === undefined || !isPresaleSlug(slug)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/presale/${slug}${configuration}`;
  return NextResponse.rewrite(url);
}
