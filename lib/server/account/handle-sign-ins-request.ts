import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { deviceName } from '@/domain/session/device-name';
import { refreshPoolTokens, signOutEverywhere } from '@/lib/gateways/identity/user-pool.gateway';
import { readSignIns, sendSignInsEnd } from '@/lib/gateways/tools/sign-ins.gateway';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { noteEnded } from '@/lib/server/session/ended-sign-ins';
import { readRefreshCookie } from '@/lib/server/session/refresh/refresh-cookie';
import {
  anonymousSession,
  clearSessionCookies,
  readServerSession,
  toSessionState,
} from '@/lib/server/session/server-session';

/** The sign-ins of the customer who is signed in. 401 for everybody else, 503 when the services do not answer. */
export async function listOwnSignIns(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const { token, kind } = await readServerSession(request);
  if (token === null || kind !== 'customer') return refuse(401, await say('over', language));
  const found = await readSignIns({ token, language });
  if (!found.ok) {
    if (found.error.isRefusal) return refuse(401, await say('over', language));
    return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
  }
  const signIns = found.data.signIns.map(({ userAgent, ...rest }) => ({
    ...deviceName(userAgent),
    ...rest,
  }));
  return answer({ signIns });
}

/**
 * Ends every sign-in of the customer, this one, too: at the shop and the embedded identity, and at a user pool elsewhere by its own
 * GlobalSignOut. Says 503, and nothing has changed here, when the shop does not answer.
 */
export async function endAllSignIns(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers)) return refuse(403, await say('wrongOrigin', language));
  const session = await readServerSession(request);
  const { token, kind } = session;
  if (token === null || kind !== 'customer') return refuse(401, await say('over', language));
  await endAtPool(request);
  const ended = await sendSignInsEnd({ token, language });
  if (!ended.ok && !ended.error.isRefusal)
    return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
  await noteEnded(session);
  const response = answer(toSessionState(anonymousSession));
  clearSessionCookies(response);
  return response;
}

/** With the customer's own access token. A hosted sign-in's may not do it; that pool's other sign-ins then end by their age. */
async function endAtPool(request: NextRequest): Promise<void> {
  const refreshToken = await readRefreshCookie(request);
  if (refreshToken?.flow !== 'api') return;
  const tokens = await refreshPoolTokens(refreshToken.token);
  const ended = tokens.ok ? await signOutEverywhere(tokens.value.accessToken) : tokens;
  if (!ended.ok) logger.warn('Sign-ins could not be ended at the user pool', { name: ended.name });
}
