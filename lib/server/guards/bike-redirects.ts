import { NextResponse } from 'next/server';
import { bikeModelFor } from '@/domain/catalog/bike-model-redirects';
import { decodedPath } from './decoded-path';
import type { GuardContext } from './guard';

const bikePage = /^\/bikes\/([^/]+)$/;

/** Leads an article's code on /bikes/{slug} to its model's page, with the query as it was (Spec §2). */
export function bikeRedirects({ request, language, path }: GuardContext): NextResponse | null {
  const slug = bikePage.exec(decodedPath(path))?.[1];
  const model = slug && slug !== 'outlet' ? bikeModelFor(slug) : null;
  if (model === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/bikes/${model}`;
  return NextResponse.redirect(url, 308);
}
