import type { NextRequest, NextResponse } from 'next/server';
import { cookieNames, cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import 'server-only';

/**
 * True when cookie names have a `__Host-` or `__Secure-` prefix. Browsers accept these names only over HTTPS, so a site
 * on plain HTTP uses names without prefix.
 */
const isPrefixed = env.SITE_URL.startsWith('https:');

/** Site-wide cookies, except those whose names Specification §9 defines. */
type HostCookie = 'session' | 'sessionMark' | 'isGuest' | 'knownBrowser' | 'localBasket';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/**
 * Returns the name of a site-wide cookie; with the `__Host-` prefix neither another host nor plain HTTP can set it
 * (ASVS 4 V3.4.4).
 */
export function getHostCookieName(cookie: HostCookie): string {
  return isPrefixed ? `__Host-${cookieNames[cookie]}` : cookieNames[cookie];
}

/** Returns the name of a cookie with a path other than `/`, for which browsers do not allow the `__Host-` prefix. */
export function getSecureCookieName(cookie: 'refresh' | 'hostedSignIn'): string {
  return isPrefixed ? `__Secure-${cookieNames[cookie]}` : cookieNames[cookie];
}

/**
 * Returns the value of the cookie under its current name, otherwise under the name without prefix that releases before
 * 0.18 used.
 */
export function findHostCookie(
  cookies: Cookies,
  cookie: HostCookie,
): { value: string; hasOldName: boolean } | null {
  const current = cookies.get(getHostCookieName(cookie));
  if (current) return { value: current.value, hasOldName: false };
  const old = isPrefixed ? cookies.get(cookieNames[cookie]) : undefined;
  return old ? { value: old.value, hasOldName: true } : null;
}

/** Sets a cookie under its current name and removes the unprefixed one. */
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

/** Removes a cookie under both names. Browsers ignore changes to a prefixed cookie without `Secure`. */
export function deleteHostCookie(response: NextResponse, cookie: HostCookie): void {
  if (isPrefixed)
    response.cookies.set(getHostCookieName(cookie), '', { path: '/', secure: true, maxAge: 0 });
  response.cookies.delete(cookieNames[cookie]);
}

/** True when the request came over HTTPS; its cookies are marked `Secure`. */
export function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return forwarded === 'https' || isPrefixed;
}

/** Purpose of an encrypted cookie. Each purpose has its own key, so a value cannot be used for another purpose. */
type Purpose = 'hosted-sign-in' | 'hosted-refresh' | 'known-browser' | 'refresh';

/** Encrypts and authenticates the content of a cookie, which is invalid after the given time. */
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

/** Decrypts content; null when it is missing, expired, forged or made for another purpose. */
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
    // Any invalid value is treated as missing.
    return null;
  }
}

function keyFor(purpose: Purpose): Uint8Array {
  return createHash('sha256').update(`${purpose}\n${env.SESSION_SECRET}`).digest();
}

/**
 * A refresh token and the flow that issued it: `api` for the user pool's API, `oauth` for the hosted page. It is
 * renewed and revoked through the same flow.
 */
export type RefreshToken = { token: string; flow: 'api' | 'oauth' };

/** The refresh token is sent to the site's API routes only, not to pages. */
const path = '/api';
const name = getSecureCookieName('refresh');

/** Returns the refresh token of the visitor's sign-in; null without one. */
export async function findRefreshToken(request: NextRequest): Promise<RefreshToken | null> {
  const content = await decryptCookie('refresh', request.cookies.get(name)?.value);
  if (content) return toRefreshToken(content.token, content.flow === 'oauth' ? 'oauth' : 'api');
  const old = request.cookies.get(cookieNames.oldHostedRefresh)?.value;
  return toRefreshToken((await decryptCookie('hosted-refresh', old))?.token, 'oauth');
}

/** Stores a refresh token in the browser, encrypted and inaccessible to scripts. */
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

/** Removes the refresh token from the browser. */
export function deleteRefreshCookie(response: NextResponse): void {
  const secure = name !== cookieNames.refresh;
  response.cookies.set(name, '', { path, secure, maxAge: 0 });
  response.cookies.delete({ name: cookieNames.oldHostedRefresh, path });
}

function toRefreshToken(token: unknown, flow: RefreshToken['flow']): RefreshToken | null {
  return typeof token === 'string' && token !== '' ? { token, flow } : null;
}
