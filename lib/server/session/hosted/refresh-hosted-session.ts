import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { type ServerSession, setSessionCookies, toSessionState } from '../server-session';
import { unavailable } from '../session-refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { renewCustomer } from '../start-customer';
import { checkIdToken } from '../verify-id-token';
import { refreshTokens } from './hosted-tokens';
import { readRefreshCookie, setRefreshCookie } from './refresh-cookie';

/** The next token of a customer who came by the hosted page. 401 when their session at the provider is over. */
export async function refreshHostedSession(
  request: NextRequest,
  known: ServerSession,
  language: Language,
): Promise<NextResponse> {
  const refreshToken = await readRefreshCookie(request);
  if (refreshToken === null) return refuse(401, await say('over', language));
  const tokens = await refreshTokens(refreshToken);
  if (!tokens.ok) {
    return tokens.reason === 'refused'
      ? refuse(401, await say('over', language))
      : refuseForNow(language);
  }
  // The old refresh token is used up by now: whatever fails from here on must not lose the new one.
  const keep = async (response: NextResponse) => {
    await setRefreshCookie(response, request, tokens.refreshToken ?? refreshToken);
    return response;
  };
  const verified = await checkIdToken(tokens.idToken);
  if (!verified.ok && verified.reason === 'unavailable') return keep(await refuseForNow(language));
  if (!verified.ok || verified.claims.subject !== known.subject)
    return refuse(401, await say('over', language));

  const signIn = {
    idToken: tokens.idToken,
    claims: verified.claims,
    renewedBy: 'server',
  } as const;
  const renewed = await renewCustomer(signIn, language);
  if (!renewed.ok) return keep(await unavailable(renewed.error, language));
  const response = answer(toSessionState(renewed.data));
  await setSessionCookies(response, request, renewed.data);
  return keep(response);
}

async function refuseForNow(language: Language): Promise<NextResponse> {
  return refuse(503, await say('identityUnavailable', language), { 'Retry-After': '5' });
}
