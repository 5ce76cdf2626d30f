import type { NextRequest, NextResponse } from 'next/server';
import { cookieNames, cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import 'server-only';

/** Browsers accept prefixed names over https only, so a site on plain http goes without. */
const isPrefixed = env.SITE_URL.startsWith('https:');

/** Cookies whose names Spec §9 does not fix. */
type HostCookie = 'session' | 'sessionMark' | 'isGuest' | 'knownBrowser';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The name of a cookie of the whole site: with `__Host-` no other host, and nothing on plain http, can set it (ASVS 4 V3.4.4). */
export function getHostCookieName(cookie: HostCookie): string {
  return isPrefixed ? `__Host-${cookieNames[cookie]}` : cookieNames[cookie];
}

/** The name of a cookie below a path, which `__Host-` does not allow. */
export function getSecureCookieName(cookie: 'refresh' | 'hostedSignIn'): string {
  return isPrefixed ? `__Secure-${cookieNames[cookie]}` : cookieNames[cookie];
}

/** The value under the name of today, else under the one without a prefix that releases before 0.18 set. */
export function findHostCookie(
  cookies: Cookies,
  cookie: HostCookie,
): { value: string; hasOldName: boolean } | null {
  const current = cookies.get(getHostCookieName(cookie));
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
  response.cookies.set(getHostCookieName(cookie), value, attributes);
  if (isPrefixed) response.cookies.delete(cookieNames[cookie]);
}

/** Removes a cookie under both names. Browsers refuse to touch a prefixed one without `Secure`. */
export function deleteHostCookie(response: NextResponse, cookie: HostCookie): void {
  if (isPrefixed)
    response.cookies.set(getHostCookieName(cookie), '', { path: '/', secure: true, maxAge: 0 });
  response.cookies.delete(cookieNames[cookie]);
}

/** True when the visitor came over https; cookies stay on it then. */
export function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return forwarded === 'https' || isPrefixed;
}

/** One key for each purpose: what was sealed for one is nothing for another. */
type Purpose = 'hosted-sign-in' | 'hosted-refresh' | 'known-browser' | 'refresh';

/** A text only this site can read or make, worth nothing after the given time. */
export async function encryptCookie(
  purpose: Purpose,
  content: Record<string, string | null>,
  maxAgeSeconds: number,
): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds} s`)
    .encrypt(keyFor(purpose));
}

/** What was sealed; null when it is missing, expired, made by somebody else or for something else. */
export async function decryptCookie(
  purpose: Purpose,
  sealed: string | undefined,
): Promise<Record<string, unknown> | null> {
  if (!sealed) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyFor(purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return payload;
  } catch {
    // Whatever is wrong with it: what cannot be trusted is nothing.
    return null;
  }
}

function keyFor(purpose: Purpose): Uint8Array {
  return createHash('sha256').update(`${purpose}\n${env.SESSION_SECRET}`).digest();
}

/** A refresh token and how it was got: by the user pool's API, or by OAuth from the hosted page. It is renewed and revoked the same way. */
export type RefreshToken = { token: string; flow: 'api' | 'oauth' };

/** Only the site's own routes get the refresh token, pages do not. */
const path = '/api';
const name = getSecureCookieName('refresh');

/** The refresh token of the caller's sign-in; null without one. */
export async function findRefreshToken(request: NextRequest): Promise<RefreshToken | null> {
  const content = await decryptCookie('refresh', request.cookies.get(name)?.value);
  if (content) return toRefreshToken(content.token, content.flow === 'oauth' ? 'oauth' : 'api');
  const old = request.cookies.get(cookieNames.oldHostedRefresh)?.value;
  return toRefreshToken((await decryptCookie('hosted-refresh', old))?.token, 'oauth');
}

/** Keeps a refresh token in the browser, encrypted and out of reach of scripts. */
export async function setRefreshCookie(
  response: NextResponse,
  request: NextRequest,
  refreshToken: RefreshToken,
): Promise<void> {
  const maxAge = cookieLifetimes.refreshSeconds;
  const value = await encryptCookie('refresh', { ...refreshToken }, maxAge);
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
