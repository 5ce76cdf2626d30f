import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { cookieLifetimes, cookieNames } from '@/lib/config/cookies';
import { env } from '@/lib/config/env';
import { readSession, type SessionClaims, signSession } from './session-cookie';
import type { SessionState } from './session-state';

/** The caller as the server sees them. Signed in means a token exists and no anonymous marker (Spec §4). */
export type ServerSession = SessionClaims & { token: string | null };

export const anonymousSession: ServerSession = { token: null, kind: 'anonymous', groups: [] };

/** Reads the caller from the request's cookies; whatever cannot be trusted makes an anonymous caller. */
export async function readServerSession(request: NextRequest): Promise<ServerSession> {
  const token = request.cookies.get(cookieNames.token)?.value || null;
  const marker = request.cookies.get(cookieNames.isAnonymous)?.value;
  if (token === null || marker === 'true') return { ...anonymousSession, token };
  const cookie = request.cookies.get(cookieNames.session)?.value;
  const claims = await readSession(cookie, env.SESSION_SECRET);
  if (claims) return { ...claims, token };
  return { ...anonymousSession, token, kind: marker === 'false' ? 'customer' : 'anonymous' };
}

/** What the browser may know of the session. */
export function toSessionState({ token, kind, groups }: ServerSession): SessionState {
  const named = groups.map((id) => ({ id, title: id }));
  return {
    hasToken: token !== null,
    isAnonymous: kind === 'anonymous',
    isGuest: kind === 'guest',
    isB2b: customerTypeOf(named) === 'b2b',
    groups: named,
  };
}

/** Puts a session into the browser: names and lifetimes as in Spec §9, the token out of reach of scripts. */
export async function setSessionCookies(
  response: NextResponse,
  request: NextRequest,
  { token, ...claims }: ServerSession & { token: string },
): Promise<void> {
  const isAnonymous = claims.kind === 'anonymous';
  const lifetime = isAnonymous
    ? cookieLifetimes.anonymousTokenSeconds
    : cookieLifetimes.tokenSeconds;
  const shared = { path: '/', sameSite: 'lax', secure: isHttps(request) } as const;
  const hidden = { ...shared, httpOnly: true, maxAge: lifetime };
  const signed = await signSession(claims, env.SESSION_SECRET, lifetime);
  response.cookies.set(cookieNames.token, token, hidden);
  response.cookies.set(cookieNames.session, signed, hidden);
  response.cookies.set(cookieNames.isAnonymous, String(isAnonymous), {
    ...shared,
    maxAge: cookieLifetimes.isAnonymousSeconds,
  });
  if (claims.kind === 'guest') response.cookies.set(cookieNames.isGuest, 'true', shared);
  else response.cookies.delete(cookieNames.isGuest);
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
  const { token, session, isAnonymous, isGuest, basketId } = cookieNames;
  for (const name of [token, session, isAnonymous, isGuest, basketId])
    response.cookies.delete(name);
}

function isHttps(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return forwarded === 'https' || env.SITE_URL.startsWith('https:');
}
