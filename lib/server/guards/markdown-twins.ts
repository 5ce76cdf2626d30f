import { NextResponse } from 'next/server';
import { twinAddress, twinOfPath } from '@/domain/machines/twin-of-path';
import { wantsMarkdown } from '@/domain/machines/wants-markdown';
import type { GuardContext } from './guard';

/** Answers who asks for Markdown with the page's twin, at the page's own address. Stands behind the guards that decide who may see what. */
export function markdownTwins({ request }: GuardContext): NextResponse | null {
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  if (!wantsMarkdown(request.headers.get('accept'))) return null;
  const twin = twinOfPath(request.nextUrl.pathname);
  if (twin === null) return null;
  const url = request.nextUrl.clone();
  url.pathname = twinAddress(twin);
  return NextResponse.rewrite(url);
}
