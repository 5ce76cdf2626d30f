import 'server-only';
import { createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { getCustomerType } from '@/domain/customer/customer-type';
import type { LocalBasket } from '@/domain/basket/local-basket';
import { formatSessionHint } from '@/domain/session/session-hint';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import type { SessionState } from '@/lib/platform/views/session-dto';
import {
  deleteHostCookie,
  deleteRefreshCookie,
  findHostCookie,
  isHttps,
  setHostCookie,
} from './host-cookies';
import { findLocalBasket, updateLocalBasketCookie } from './local-basket-cookie';
import {
  isSessionOfToken,
  parseSessionToken,
  type SessionClaims,
  createSessionToken,
} from './session-cookie';

/**
 * The visitor's session on the server. A customer is signed in when a token exists without the anonymous marker
 * (Specification §4).
 */
export type ServerSession = SessionClaims & {
  token: string | null;
  /**
   * True when the browser has a customer's or guest's token that does not match the session cookie. The session then
   * grants no access and can only be renewed.
   */
  hasLapsed?: true;
  /**
   * The basket that the browser keeps for an anonymous visitor of a shop without anonymous baskets. After a sign-in, the
   * lines that stay in the browser.
   */
  localBasket?: LocalBasket;
};

export const anonymousSession: ServerSession = { token: null, kind: 'anonymous', groups: [] };

/**
 * Stands in for a token that must not be used. Every service rejects this value, and the rejection triggers a renewal
 * of the session.
 */
const lapsedToken = 'lapsed';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/**
 * Reads the session from the cookies of a request; invalid cookies result in an anonymous session. A token without a
 * matching session cookie is never used, because only a cookie signed by this server proves a sign-in.
 */
export async function getServerSession({ cookies }: { cookies: Cookies }): Promise<ServerSession> {
  const token = cookies.get(cookieNames.token)?.value || null;
  const marker = cookies.get(cookieNames.isAnonymous)?.value;
  if (token === null || marker === 'true') {
    const localBasket = findLocalBasket(cookies);
    return { ...anonymousSession, token, ...(localBasket && { localBasket }) };
  }
  const signed = await readSigned(cookies);
  if (signed && isSessionOfToken(signed, token)) return { ...signed.claims, token };
  const { kind, ...claims } = signed?.claims ?? anonymousSession;
  if (kind === 'anonymous' && marker !== 'false') return anonymousSession;
  return {
    ...claims,
    kind: kind === 'anonymous' ? 'customer' : kind,
    groups: [],
    token: lapsedToken,
    hasLapsed: true,
  };
}

async function readSigned(cookies: Cookies) {
  const cookie = findHostCookie(cookies, 'session');
  const signed = await parseSessionToken(cookie?.value, env.SESSION_SECRET);
  return cookie?.hasOldName && !signed?.isOld ? null : signed;
}

/** Returns the part of the session that the browser may see. */
export function toSessionState(session: ServerSession): SessionState {
  const { token, kind, groups } = session;
  const named = groups.map((id) => ({ id, title: id }));
  return {
    hasToken: token !== null,
    isAnonymous: kind === 'anonymous',
    isGuest: kind === 'guest',
    isB2b: getCustomerType(named) === 'b2b',
    groups: named,
    owner: getSessionOwner(session),
  };
}

/**
 * Returns an opaque id of the session's owner: the same for all sessions of a customer, different for every guest, null
 * for anonymous visitors.
 */
export function getSessionOwner({ kind, subject, token }: ServerSession): string | null {
  if (kind === 'anonymous' || token === null) return null;
  const known = `${kind}:${subject ?? token}`;
  return createHmac('sha256', env.SESSION_SECRET).update(known).digest('base64url').slice(0, 22);
}

/** Sets the session cookies with the names and lifetimes of Specification §9; the token is inaccessible to scripts. */
export async function setSessionCookies(
  response: NextResponse,
  request: NextRequest,
  session: ServerSession & { token: string },
): Promise<void> {
  const { token, localBasket, ...claims } = session;
  const isAnonymous = claims.kind === 'anonymous';
  const lifetime = isAnonymous
    ? cookieLifetimes.anonymousTokenSeconds
    : cookieLifetimes.tokenSeconds;
  const shared = { path: '/', sameSite: 'lax', secure: isHttps(request) } as const;
  const hidden = { httpOnly: true, maxAge: lifetime };
  const value = await createSessionToken(claims, token, env.SESSION_SECRET, lifetime);
  response.cookies.set(cookieNames.token, token, { ...shared, ...hidden });
  setHostCookie(response, request, 'session', { value, ...hidden });
  response.cookies.set(cookieNames.isAnonymous, String(isAnonymous), {
    ...shared,
    maxAge: cookieLifetimes.isAnonymousSeconds,
  });
  if (claims.kind === 'guest') setHostCookie(response, request, 'isGuest', { value: 'true' });
  else deleteHostCookie(response, 'isGuest');
  setSessionMarker(response, request, session);
  if (claims.kind === 'guest') deleteRefreshCookie(response);
  if (localBasket) updateLocalBasketCookie(response, request, localBasket);
}

/**
 * Sets the cookie from which scripts read owner and expiry of the session; removes the cookie for an anonymous session.
 */
export function setSessionMarker(
  response: NextResponse,
  request: NextRequest,
  session: ServerSession,
): void {
  const owner = getSessionOwner(session);
  const { kind, renewedBy = 'nobody', expiresAt = 0, groups } = session;
  if (owner === null || kind === 'anonymous') {
    deleteHostCookie(response, 'sessionMark');
    return;
  }
  const value = formatSessionHint({ owner, kind, renewedBy, expiresAt, groups });
  const maxAge = cookieLifetimes.tokenSeconds;
  setHostCookie(response, request, 'sessionMark', { value, maxAge });
}

/** Renews the cookie that marks a session as anonymous, if that cookie expired before the token (Specification §9). */
export function updateAnonymousMarker(
  response: NextResponse,
  request: NextRequest,
  session: ServerSession,
): void {
  if (request.cookies.has(cookieNames.isAnonymous)) return;
  response.cookies.set(cookieNames.isAnonymous, String(session.kind === 'anonymous'), {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: cookieLifetimes.isAnonymousSeconds,
  });
}

/** Sets the cookie with the id of the current basket (Specification §9). */
export function setBasketCookie(
  response: NextResponse,
  request: NextRequest,
  basketId: string,
): void {
  response.cookies.set(cookieNames.basketId, basketId, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: cookieLifetimes.basketIdSeconds,
  });
}

/** Removes all cookies of session and basket from the browser (Specification §4, logout). */
export function clearSessionCookies(response: NextResponse): void {
  const { token, isAnonymous, basketId } = cookieNames;
  for (const name of [token, isAnonymous, basketId]) response.cookies.delete(name);
  for (const cookie of ['session', 'sessionMark', 'isGuest', 'localBasket'] as const)
    deleteHostCookie(response, cookie);
  deleteRefreshCookie(response);
}
