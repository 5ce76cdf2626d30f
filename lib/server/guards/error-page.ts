import { type NextRequest, NextResponse } from 'next/server';
import type { ErrorStatus } from '@/domain/errors/error-status';
import { errorPageHeader } from '@/lib/platform/http/page-failure';
import type { Language } from '@/domain/language/detect-language';

/** When a visitor or a search engine may ask again after a 503: as long as a service needs to come back. */
const retryAfterSeconds = 120;

/**
 * Shows the error page of a status at the address that was asked for, with that status and never from a cache. `reference` is
 * what the log calls the failure.
 */
export function errorPage(
  request: NextRequest,
  language: Language,
  status: ErrorStatus,
  reference?: string,
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${language}/errors/${status}`;
  url.search = reference ? `?reference=${encodeURIComponent(reference)}` : '';
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    [errorPageHeader]: String(status),
  });
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  return NextResponse.rewrite(url, { status, headers });
}
