import { NextResponse } from 'next/server';
import { isAskedPage } from '@/domain/catalog/asked-page';
import { decodedPath } from './decoded-path';
import type { GuardContext } from './guard';
import { rememberLanguage } from './language';

/**
 * Models, accessories and their lists are static pages, one for all queries, which the browser reads. A document that is asked for with a
 * variant or filters is made with them on the server, at the same address: it reads the same without scripts, to search engines
 * and before the page is awake. What the router of an open page fetches stays static.
 */
export function askedPages({ request, language, path }: GuardContext): NextResponse | null {
  const destination = request.headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return null;
  if (!isAskedPage(decodedPath(path), request.nextUrl.searchParams)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/asked${path}`;
  return rememberLanguage(request, language, NextResponse.rewrite(url));
}
