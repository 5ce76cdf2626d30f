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
 * Replaces the placeholder in a request body with the refresh token from the visitor's cookie. Null without a token,
 * and for a token of the hosted sign-in, which the API of the user pool does not accept. Only GetTokensFromRefreshToken
 * and RevokeToken have such a field.
 */
export async function applyRefreshToken(request: NextRequest, body: Body): Promise<Body | null> {
  const field = ['RefreshToken', 'Token'].find((name) => body[name] === refreshTokenPlaceholder);
  if (field === undefined) return body;
  const storedToken = await findRefreshToken(request);
  return storedToken?.flow === 'api' ? { ...body, [field]: storedToken.token } : null;
}

interface PageResponse {
  text: string;
  /** The tokens of a successful sign-in or renewal; otherwise null. */
  tokens: { idToken: string; refreshToken: string | undefined } | null;
}

/**
 * Replaces the refresh token in the user pool's response with a placeholder, and returns the token for
 * `saveRefreshToken`.
 */
export function removeRefreshToken(text: string): PageResponse {
  const answer = answerSchema.safeParse(text === '' ? null : JSON.parse(text)).data;
  if (!answer) return { text, tokens: null };
  const { IdToken: idToken, RefreshToken: refreshToken } = answer.AuthenticationResult;
  const result = { ...answer.AuthenticationResult, RefreshToken: refreshTokenPlaceholder };
  const shown = { ...answer, AuthenticationResult: result };
  return { text: JSON.stringify(shown), tokens: { idToken, refreshToken } };
}

/** Stores a new refresh token in the visitor's cookie. A new sign-in (`isNew`) revokes the previous one. */
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
 * Stores the customer's new ID token in the session cookie. Necessary when a page signs in again, for instance to
 * change the password, which revokes the sign-in of the previous token. Does nothing for other visitors, for another
 * customer's token, and when the shop fails.
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
