import 'server-only';
import { NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { type LoginProblem, loginProblemParameter } from '@/domain/session/login-problem';
import { env } from '@/lib/platform/config/env';

type Reason = { problem: LoginProblem; returnTo: string | null };

/** Leads to the login page, which says in words what went wrong and leads on to where the visitor wanted to go. */
export function toLogin(language: Language, { problem, returnTo }: Reason): NextResponse {
  const url = new URL(`/${language}/login`, env.SITE_URL);
  url.searchParams.set(loginProblemParameter, problem);
  if (returnTo !== null) url.searchParams.set('returnTo', returnTo);
  return seeOther(url);
}

/** Leads to a page of this site by a GET, and is kept by nobody. */
export function seeOther(url: URL): NextResponse {
  return NextResponse.redirect(url, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}
