import 'server-only';
import { createHmac } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { formatSessionMark } from '@/domain/session/session-mark';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { isOfToken, readSession, type SessionClaims, signSession } from './session-cookie';
import type { SessionState } from '@/lib/platform/views/session-state';

/** Only the site's own routes get the refresh token of a hosted sign-in, pages do not. */
export const hostedRefreshCookie = { name: cookieNames.hostedRefresh, path: '/api' };

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
export async function readServerSession({ cookies }: { cookies: Cookies }): Promise<ServerSession> {
  const token = cookies.get(cookieNames.token)?.value || null;
  const marker = cookies.get(cookieNames.isAnonymous)?.value;
  if (token === null || marker === 'true') return { ...anonymousSession, token };
  const signed = await readSession(cookies.get(cookieNames.session)?.value, env.SESSION_SECRET);
  if (signed && isOfToken(signed, token)) return { ...signed.claims, token };
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

/** What the browser may know of the session. */
export function toSessionState(session: ServerSession): SessionState {
  const { token, kind, groups } = session;
  const named = groups.map((id) => ({ id, title: id }));
  return {
    hasToken: token !== null,
    isAnonymous: kind === 'anonymous',
    isGuest: kind === 'guest',
    isB2b: customerTypeOf(named) === 'b2b',
    groups: named,
    owner: ownerOf(session),
  };
}

/**
 * A name that tells callers apart and says nothing about them: the same for every session of a customer, another for
 * every guest; null for an anonymous visitor.
 */
export function ownerOf({ kind, subject, token }: ServerSession): string | null {
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
  const hidden = { ...shared, httpOnly: true, maxAge: lifetime };
  const signed = await signSession(claims, token, env.SESSION_SECRET, lifetime);
  response.cookies.set(cookieNames.token, token, hidden);
  response.cookies.set(cookieNames.session, signed, hidden);
  response.cookies.set(cookieNames.isAnonymous, String(isAnonymous), {
    ...shared,
    maxAge: cookieLifetimes.isAnonymousSeconds,
  });
  if (claims.kind === 'guest') response.cookies.set(cookieNames.isGuest, 'true', shared);
  else response.cookies.delete(cookieNames.isGuest);
  setMark(response, request, session);
  if (claims.renewedBy !== 'server') response.cookies.delete(hostedRefreshCookie);
}

/** Tells scripts whose session it is and how long it lasts; nothing of an anonymous one. */
export function setMark(
  response: NextResponse,
  request: NextRequest,
  session: ServerSession,
): void {
  const owner = ownerOf(session);
  const { kind, renewedBy = 'nobody', expiresAt = 0, groups } = session;
  if (owner === null || kind === 'anonymous') {
    response.cookies.delete(cookieNames.sessionMark);
    return;
  }
  const mark = formatSessionMark({ owner, kind, renewedBy, expiresAt, groups });
  response.cookies.set(cookieNames.sessionMark, mark, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: cookieLifetimes.tokenSeconds,
  });
}

/** Says again whether the session is anonymous, when that cookie has run out before the token (Spec §9). */
export function renewMarker(
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
  const { token, session, sessionMark, isAnonymous, isGuest, basketId } = cookieNames;
  for (const name of [token, session, sessionMark, isAnonymous, isGuest, basketId])
    response.cookies.delete(name);
  response.cookies.delete(hostedRefreshCookie);
}

/** True when the visitor came over https; cookies stay on it then. */
export function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return forwarded === 'https' || env.SITE_URL.startsWith('https:');
}
