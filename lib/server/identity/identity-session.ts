import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { refreshTokenPlaceholder } from '@/lib/platform/http/session-protocol';
import { deleteSignIn } from '@/lib/server/session/refresh-tokens';
import { findRefreshToken, setRefreshCookie } from '@/lib/server/session/host-cookies';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { getServerSession, setSessionCookies } from '@/lib/server/session/server-session';
import { updateCustomerSession, getUserAgent } from '@/lib/server/session/start-session';
import { validateIdToken } from '@/lib/server/session/verify-id-token';
import 'server-only';

type Body = Record<string, unknown>;

const answerSchema = z.looseObject({
  AuthenticationResult: z.looseObject({
    IdToken: z.string().min(1),
    RefreshToken: z.string().min(1).optional(),
  }),
});

/**
 * The call with the refresh token of the caller's cookie where it names the stand-in; null where there is none, or one the user pool's API
 * does not take. Only the fields of GetTokensFromRefreshToken and RevokeToken are looked at.
 */
export async function applyRefreshToken(request: NextRequest, body: Body): Promise<Body | null> {
  const field = ['RefreshToken', 'Token'].find((name) => body[name] === refreshTokenPlaceholder);
  if (field === undefined) return body;
  const storedToken = await findRefreshToken(request);
  return storedToken?.flow === 'api' ? { ...body, [field]: storedToken.token } : null;
}

interface PageResponse {
  text: string;
  /** What the answer signs in with; null where it does not. */
  tokens: { idToken: string; refreshToken: string | undefined } | null;
}

/** The pool's answer as the page gets it: without a refresh token, which saveRefreshToken puts into the cookie instead. */
export function removeRefreshToken(text: string): PageResponse {
  const answer = answerSchema.safeParse(text === '' ? null : JSON.parse(text)).data;
  if (!answer) return { text, tokens: null };
  const { IdToken: idToken, RefreshToken: refreshToken } = answer.AuthenticationResult;
  const result = { ...answer.AuthenticationResult, RefreshToken: refreshTokenPlaceholder };
  const shown = { ...answer, AuthenticationResult: result };
  return { text: JSON.stringify(shown), tokens: { idToken, refreshToken } };
}

/** Keeps a new refresh token in the caller's cookie. A sign-in (`isNew`) ends the one the cookie held before. */
export async function saveRefreshToken(
  response: NextResponse,
  request: NextRequest,
  { token, isNew }: { token: string; isNew: boolean },
): Promise<void> {
  const earlier = isNew ? await findRefreshToken(request) : null;
  if (earlier !== null && earlier.token !== token) await deleteSignIn(earlier);
  await setRefreshCookie(response, request, { token, flow: 'api' });
}

/**
 * Puts the next ID token of the customer who is signed in into the session: a page that signs in anew, to change the password for
 * instance, ends the sign-in the session goes back to. Nothing changes for anybody else, nor when the shop does not answer.
 */
export async function updateSessionToken(
  response: NextResponse,
  request: NextRequest,
  idToken: string,
): Promise<void> {
  const known = await getServerSession(request);
  if (known.kind !== 'customer') return;
  const verified = await validateIdToken(idToken);
  if (!verified.ok || verified.claims.subject !== known.subject) return;
  const signIn = {
    idToken,
    claims: verified.claims,
    renewedBy: known.renewedBy ?? 'page',
    userAgent: getUserAgent(request.headers),
  };
  const renewed = await updateCustomerSession(signIn, getRequestLanguage(request));
  if (renewed.ok) await setSessionCookies(response, request, renewed.data);
}
