import { type NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';

/** Shows the error page of a status at the address that was asked for, with that status and never from a cache. */
export function errorPage(
  request: NextRequest,
  language: Language,
  status: 401 | 404,
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/errors/${status}`;
  url.search = '';
  const headers = { 'Cache-Control': 'private, no-store' };
  return NextResponse.rewrite(url, { status, headers });
}
