import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { refreshTokenStandIn } from '@/lib/platform/http/refresh-token-stand-in';
import { revokeSignIn } from '@/lib/server/session/refresh/next-tokens';
import { readRefreshCookie, setRefreshCookie } from '@/lib/server/session/refresh/refresh-cookie';

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
export async function withRefreshToken(request: NextRequest, body: Body): Promise<Body | null> {
  const field = ['RefreshToken', 'Token'].find((name) => body[name] === refreshTokenStandIn);
  if (field === undefined) return body;
  const kept = await readRefreshCookie(request);
  return kept?.flow === 'api' ? { ...body, [field]: kept.token } : null;
}

interface PageAnswer {
  text: string;
  /** What the answer signs in with; null where it does not. */
  tokens: { idToken: string; refreshToken: string | undefined } | null;
}

/** The pool's answer as the page gets it: without a refresh token, which keepRefreshToken puts into the cookie instead. */
export function hideRefreshToken(text: string): PageAnswer {
  const answer = answerSchema.safeParse(text === '' ? null : JSON.parse(text)).data;
  if (!answer) return { text, tokens: null };
  const { IdToken: idToken, RefreshToken: refreshToken } = answer.AuthenticationResult;
  const result = { ...answer.AuthenticationResult, RefreshToken: refreshTokenStandIn };
  const shown = { ...answer, AuthenticationResult: result };
  return { text: JSON.stringify(shown), tokens: { idToken, refreshToken } };
}

/** Keeps a new refresh token in the caller's cookie. A sign-in (`isNew`) ends the one the cookie held before. */
export async function keepRefreshToken(
  response: NextResponse,
  request: NextRequest,
  { token, isNew }: { token: string; isNew: boolean },
): Promise<void> {
  const earlier = isNew ? await readRefreshCookie(request) : null;
  if (earlier !== null && earlier.token !== token) await revokeSignIn(earlier);
  await setRefreshCookie(response, request, { token, flow: 'api' });
}
