import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/locale/language';
import { buildLoginHref } from '@/domain/session/login-url';
import { env } from '@/lib/platform/config/env';
import { isNavigation } from '@/lib/platform/http/plain-text-rejection';
import { createErrorResponse, getErrorMessage } from '@/lib/platform/http/http-error';

/**
 * Creates the response to a visitor without a session. A followed link is redirected to the login page, which leads to
 * `page` (a path without language) after the sign-in; a script gets 401.
 */
export async function createLoginResponse(
  request: NextRequest,
  page: string,
  language: Language,
): Promise<NextResponse> {
  if (!isNavigation(request))
    return createErrorResponse(401, await getErrorMessage('over', language));
  const login = buildLoginHref(page, language);
  const response = NextResponse.redirect(`${env.SITE_URL}/${language}${login}`, 303);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
