import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';

/** Browsers accept prefixed names over https only, so a site on plain http goes without. */
const isPrefixed = env.SITE_URL.startsWith('https:');

/** Cookies whose names Spec §9 does not fix. */
type HostCookie = 'session' | 'sessionMark' | 'isGuest' | 'knownBrowser';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The name of a cookie of the whole site: with `__Host-` no other host, and nothing on plain http, can set it (ASVS 4 V3.4.4). */
export function hostCookieName(cookie: HostCookie): string {
  return isPrefixed ? `__Host-${cookieNames[cookie]}` : cookieNames[cookie];
}

/** The name of a cookie below a path, which `__Host-` does not allow. */
export function securePathCookieName(cookie: 'refresh' | 'hostedSignIn'): string {
  return isPrefixed ? `__Secure-${cookieNames[cookie]}` : cookieNames[cookie];
}

/** The value under the name of today, else under the one without a prefix that releases before 0.18 set. */
export function readHostCookie(
  cookies: Cookies,
  cookie: HostCookie,
): { value: string; hasOldName: boolean } | null {
  const current = cookies.get(hostCookieName(cookie));
  if (current) return { value: current.value, hasOldName: false };
  const old = isPrefixed ? cookies.get(cookieNames[cookie]) : undefined;
  return old ? { value: old.value, hasOldName: true } : null;
}

/** Sets a cookie under its name of today and removes the one without a prefix. */
export function setHostCookie(
  response: NextResponse,
  request: NextRequest,
  cookie: HostCookie,
  { value, ...rest }: { value: string; maxAge?: number; httpOnly?: boolean },
): void {
  const attributes = { path: '/', sameSite: 'lax', secure: isHttps(request), ...rest } as const;
  response.cookies.set(hostCookieName(cookie), value, attributes);
  if (isPrefixed) response.cookies.delete(cookieNames[cookie]);
}

/** Removes a cookie under both names. Browsers refuse to touch a prefixed one without `Secure`. */
export function deleteHostCookie(response: NextResponse, cookie: HostCookie): void {
  if (isPrefixed)
    response.cookies.set(hostCookieName(cookie), '', { path: '/', secure: true, maxAge: 0 });
  response.cookies.delete(cookieNames[cookie]);
}

/** True when the visitor came over https; cookies stay on it then. */
export function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return forwarded === 'https' || isPrefixed;
}
