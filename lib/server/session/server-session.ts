import 'server-only';
import { createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { getCustomerType } from '@/domain/customer/customer-type';
import { formatSessionHint } from '@/domain/session/session-hint';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import type { SessionState } from '@/lib/platform/views/session-dto';
import { deleteHostCookie, isHttps, findHostCookie, setHostCookie } from './host-cookies';
import { deleteRefreshCookie } from './host-cookies';
import {
  isSessionOfToken,
  parseSessionToken,
  type SessionClaims,
  createSessionToken,
} from './session-cookie';

/** The caller as the server sees them. Signed in means a token exists and no anonymous marker (Spec §4). */
export type ServerSession = SessionClaims & {
  token: string | null;
  /** Somebody was signed in, but the token is not the session's: it opens nothing and can only be renewed. */
  hasLapsed?: true;
};

export const anonymousSession: ServerSession = { token: null, kind: 'anonymous', groups: [] };

/** Stands for a token that must not be used: no service can read it, so each says that the session has to be renewed. */
const lapsedToken = 'lapsed';

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/**
 * Reads the caller from the request's cookies; whatever cannot be trusted makes an anonymous caller. A token that comes without its
 * own session is never used: only the server says that somebody is signed in.
 */
export async function getServerSession({ cookies }: { cookies: Cookies }): Promise<ServerSession> {
  const token = cookies.get(cookieNames.token)?.value || null;
  const marker = cookies.get(cookieNames.isAnonymous)?.value;
  if (token === null || marker === 'true') return { ...anonymousSession, token };
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

/** What the browser may know of the session. */
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
 * A name that tells callers apart and says nothing about them: the same for every session of a customer, another for
 * every guest; null for an anonymous visitor.
 */
export function getSessionOwner({ kind, subject, token }: ServerSession): string | null {
  if (kind === 'anonymous' || token === null) return null;
  const known = `${kind}:${subject ?? token}`;
  return createHmac('sha256', env.SESSION_SECRET).update(known).digest('base64url').slice(0, 22);
}

/** Puts a session into the browser: names and lifetimes as in Spec §9, the token out of reach of scripts. */
export async function setSessionCookies(
  response: NextResponse,
  request: NextRequest,
  session: ServerSession & { token: string },
): Promise<void> {
  const { token, ...claims } = session;
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
  setSessionMark(response, request, session);
  if (claims.kind === 'guest') deleteRefreshCookie(response);
}

/** Tells scripts whose session it is and how long it lasts; nothing of an anonymous one. */
export function setSessionMark(
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

/** Says again whether the session is anonymous, when that cookie has run out before the token (Spec §9). */
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

/** Tells the browser which basket is in use (Spec §9). */
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

/** Takes every cookie of the session and the basket out of the browser (Spec §4, logout). */
export function clearSessionCookies(response: NextResponse): void {
  const { token, isAnonymous, basketId } = cookieNames;
  for (const name of [token, isAnonymous, basketId]) response.cookies.delete(name);
  for (const cookie of ['session', 'sessionMark', 'isGuest'] as const)
    deleteHostCookie(response, cookie);
  deleteRefreshCookie(response);
}
