import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { isHttps, securePathCookieName } from '../host-cookies';
import { sealCookie, unsealCookie } from '../sealed';

/** A refresh token and how it was got: by the user pool's API, or by OAuth from the hosted page. It is renewed and revoked the same way. */
export type RefreshToken = { token: string; flow: 'api' | 'oauth' };

/** Only the site's own routes get the refresh token, pages do not. */
const path = '/api';
const name = securePathCookieName('refresh');

/** The refresh token of the caller's sign-in; null without one. */
export async function readRefreshCookie(request: NextRequest): Promise<RefreshToken | null> {
  const content = await unsealCookie('refresh', request.cookies.get(name)?.value);
  if (content) return toRefreshToken(content.token, content.flow === 'oauth' ? 'oauth' : 'api');
  const old = request.cookies.get(cookieNames.oldHostedRefresh)?.value;
  return toRefreshToken((await unsealCookie('hosted-refresh', old))?.token, 'oauth');
}

/** Keeps a refresh token in the browser, encrypted and out of reach of scripts. */
export async function setRefreshCookie(
  response: NextResponse,
  request: NextRequest,
  refreshToken: RefreshToken,
): Promise<void> {
  const maxAge = cookieLifetimes.refreshSeconds;
  const value = await sealCookie('refresh', { ...refreshToken }, maxAge);
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
  response.cookies.set(name, value, { ...attributes, maxAge });
  response.cookies.delete({ name: cookieNames.oldHostedRefresh, path });
}

/** Takes the refresh token out of the browser. */
export function deleteRefreshCookie(response: NextResponse): void {
  const secure = name !== cookieNames.refresh;
  response.cookies.set(name, '', { path, secure, maxAge: 0 });
  response.cookies.delete({ name: cookieNames.oldHostedRefresh, path });
}

function toRefreshToken(token: unknown, flow: RefreshToken['flow']): RefreshToken | null {
  return typeof token === 'string' && token !== '' ? { token, flow } : null;
}
