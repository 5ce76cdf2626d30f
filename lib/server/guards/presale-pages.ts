import { NextResponse } from 'next/server';
import { isPresaleSlug } from '@/domain/access/presale';
import { decodedPath } from './decoded-path';
import type { GuardContext } from './guard';

const bikePage = /^\/bikes\/([^/]+)(\/configuration)?$/;

/**
 * A presale model's page is made for each visit and named in no route of its own: the address of a bicycle is answered by the page
 * for all presale models (Spec §6, decision 57). Stands behind the guard that lets b2b customers in only.
 */
export function presalePages({ request, language, path }: GuardContext): NextResponse | null {
  const [, slug, configuration = ''] = bikePage.exec(decodedPath(path)) ?? [];
  if (slug === undefined || !isPresaleSlug(slug)) return null;
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/presale/${slug}${configuration}`;
  return NextResponse.rewrite(url);
}
