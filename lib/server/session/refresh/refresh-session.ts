import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { type ServerSession, setSessionCookies, toSessionState } from '../server-session';
import { unavailable } from '../session-refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { renewCustomer, userAgentOf } from '../start-customer';
import { checkIdToken } from '../verify-id-token';
import { nextTokens } from './next-tokens';
import { readRefreshCookie, type RefreshToken, setRefreshCookie } from './refresh-cookie';

/** The next token of a customer, by the refresh token in their browser. 401 when their session at the provider is over. */
export async function refreshCustomerSession(
  request: NextRequest,
  known: ServerSession,
  language: Language,
): Promise<NextResponse> {
  const refreshToken = (await readRefreshCookie(request)) ?? (await readHandedOver(request));
  if (refreshToken === null) return refuse(401, await say('over', language));
  const tokens = await nextTokens(refreshToken);
  if (!tokens.ok) {
    return tokens.reason === 'refused'
      ? refuse(401, await say('over', language))
      : refuseForNow(language);
  }
  // The old refresh token is used up by now: whatever fails from here on must not lose the new one.
  const keep = async (response: NextResponse) => {
    await setRefreshCookie(response, request, tokens.refreshToken);
    return response;
  };
  const verified = await checkIdToken(tokens.idToken);
  if (!verified.ok && verified.reason === 'unavailable') return keep(await refuseForNow(language));
  if (!verified.ok || verified.claims.subject !== known.subject)
    return refuse(401, await say('over', language));

  const signIn = {
    idToken: tokens.idToken,
    claims: verified.claims,
    renewedBy: known.renewedBy ?? 'page',
    userAgent: userAgentOf(request.headers),
  };
  const renewed = await renewCustomer(signIn, language);
  if (!renewed.ok) return keep(await unavailable(renewed.error, language));
  const response = answer(toSessionState(renewed.data));
  await setSessionCookies(response, request, renewed.data);
  return keep(response);
}

/** The refresh token that a page of a release before 0.18 has kept in the browser, which hands it over once. */
async function readHandedOver(request: NextRequest): Promise<RefreshToken | null> {
  const body = await readJsonBody(request);
  const { success, data } = handedOverSchema.safeParse(body.ok ? body.value : null);
  return success ? { token: data.refreshToken, flow: 'api' } : null;
}

const handedOverSchema = z.object({ refreshToken: z.string().min(1).max(4_096) });

async function refuseForNow(language: Language): Promise<NextResponse> {
  return refuse(503, await say('identityUnavailable', language), { 'Retry-After': '5' });
}
