import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { hostedRefreshCookie, isHttps } from '../server-session';
import { sealCookie, unsealCookie } from '../sealed';

/** The refresh token of the caller's hosted sign-in; null without one. */
export async function readRefreshCookie(request: NextRequest): Promise<string | null> {
  const sealed = request.cookies.get(cookieNames.hostedRefresh)?.value;
  const content = await unsealCookie('hosted-refresh', sealed);
  return typeof content?.token === 'string' ? content.token : null;
}

/** Keeps a refresh token in the browser, encrypted and out of reach of scripts. */
export async function setRefreshCookie(
  response: NextResponse,
  request: NextRequest,
  refreshToken: string,
): Promise<void> {
  const maxAge = cookieLifetimes.hostedRefreshSeconds;
  const sealed = await sealCookie('hosted-refresh', { token: refreshToken }, maxAge);
  response.cookies.set({
    ...hostedRefreshCookie,
    value: sealed,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge,
  });
}
