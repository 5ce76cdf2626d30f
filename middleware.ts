import { type NextRequest, NextResponse } from 'next/server';
import { modelPageFor } from '@/domain/catalog/bike-model-redirects';
import { languageOfPath } from '@/domain/language/detect-language';
import { askedPages } from '@/lib/server/guards/asked-pages';
import { auth } from '@/lib/server/guards/auth';
import { dealerSearch } from '@/lib/server/guards/dealer-search';
import { decodedPath } from '@/lib/server/guards/decoded-path';
import { failedPage } from '@/lib/server/guards/failed-page';
import { gearAdvice } from '@/lib/server/guards/gear-advice';
import { type Guard, runGuards } from '@/lib/server/guards/guard';
import { addLanguage, languageOf, showHome, showPage } from '@/lib/server/guards/language';
import { loginAliases } from '@/lib/server/guards/login-aliases';
import { markdownTwins } from '@/lib/server/guards/markdown-twins';
import { presalePages } from '@/lib/server/guards/presale-pages';

/** Leads an article's code to its model's page, with the query as it was (Spec §2). */
const bikeRedirects: Guard = ({ request, language, path }) => {
  const target = modelPageFor(decodedPath(path));
  if (target === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}${target}`;
  return NextResponse.redirect(url, 308);
};

const registered = new Map<string, Guard>(
  Object.entries({
    askedPages,
    auth,
    bikeRedirects,
    dealerSearch,
    failedPage,
    gearAdvice,
    loginAliases,
    markdownTwins,
    presalePages,
  }),
);

const guards = [
  'failedPage',
  'loginAliases',
  'auth',
  'presalePages',
  'bikeRedirects',
  'markdownTwins',
  'dealerSearch',
  'gearAdvice',
  'askedPages',
] as const;
/** What is asked before a page gets its language: these addresses have one of their own (Spec §2). */
const guardsWithoutLanguage = ['loginAliases'] as const;

/** Every page passes here: guards first, then its language. No rules of its own, they are in domain/. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const language = languageOf(request);
  const isHome = pathname === '/';
  const hasLanguage = languageOfPath(pathname) !== null;
  if (!isHome && !hasLanguage) {
    const context = { request, language, path: pathname };
    return (
      (await runGuards(registered, guardsWithoutLanguage, context)) ??
      addLanguage(request, language)
    );
  }

  const path = hasLanguage ? pathname.slice(`/${language}`.length) || '/' : pathname;
  const answer = await runGuards(registered, guards, { request, language, path });
  return answer ?? (isHome ? showHome(request, language) : showPage(request, language));
}

/** Everything but route handlers, Next's own files, pictures and files by their ending. A dotted slug is a page, a bicycle's always. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:api|veloconnect|feeds|media|uploads|downloads|pay|oauth2|logout|_next|\\.well-known)(?:/|$)|(?!(?:[a-z]{2}/)?bikes/).*\\.(?:js|css|map|txt|xml|json|webmanifest|ico|svg|png|jpg|jpeg|gif|webp|avif|woff2|mp4|pdf)$).*)',
  ],
};
