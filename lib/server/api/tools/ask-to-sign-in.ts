import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { loginHrefFrom } from '@/domain/session/login-href';
import { env } from '@/lib/platform/config/env';
import { isNavigation } from '@/lib/platform/http/readable-refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { refuse } from '@/lib/platform/http/refusal';

/** Who follows a link without a session comes to the login page and from there to `page`, without language; a script gets 401. */
export async function askToSignIn(
  request: NextRequest,
  page: string,
  language: Language,
): Promise<NextResponse> {
  if (!isNavigation(request)) return refuse(401, await say('over', language));
  const login = loginHrefFrom(page, language);
  const response = NextResponse.redirect(`${env.SITE_URL}/${language}${login}`, 303);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
