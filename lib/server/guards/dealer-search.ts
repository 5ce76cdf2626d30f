import { NextResponse } from 'next/server';
import { hasFinderQuery } from '@/domain/dealers/finder-url';
import type { GuardContext } from './guard';
import { rememberLanguage } from './language';

/**
 * The whole list of dealers is one static page. An address that asks for a place or a filter is answered by the page that searches on
 * the server, under the same address: it works without scripts.
 */
export function dealerSearch({ request, language, path }: GuardContext): NextResponse | null {
  if (path !== '/dealers' || !hasFinderQuery(request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/dealers/search`;
  return rememberLanguage(request, language, NextResponse.rewrite(url));
}
