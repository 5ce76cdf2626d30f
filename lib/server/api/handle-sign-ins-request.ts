import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { parseUserAgent } from '@/lib/platform/http/user-agent';
import { refreshUserPoolTokens, deletePoolSignIns } from '@/lib/gateways/user-pool.gateway';
import { fetchSignIns, deleteSignIns } from '@/lib/gateways/rest-api/sign-in-log.gateway';
import {
  createErrorResponse,
  createJsonResponse,
  getErrorMessage,
} from '@/lib/platform/http/http-error';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { recordEndedSignIn } from '@/lib/server/session/visitor';
import { findRefreshToken } from '@/lib/server/session/host-cookies';
import {
  anonymousSession,
  clearSessionCookies,
  getServerSession,
  toSessionState,
} from '@/lib/server/session/server-session';

/** Lists the sign-ins of the customer. 401 without a session, 503 when the services do not respond. */
export async function handleListSignIns(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const { token, kind } = await getServerSession(request);
  if (token === null || kind !== 'customer')
    return createErrorResponse(401, await getErrorMessage('over', language));
  const found = await fetchSignIns({ token, language });
  if (!found.ok) {
    if (found.error.isRejection)
      return createErrorResponse(401, await getErrorMessage('over', language));
    return createErrorResponse(503, await getErrorMessage('unavailable', language), {
      'Retry-After': '5',
    });
  }
  const signIns = found.data.signIns.map(({ userAgent, ...rest }) => ({
    ...parseUserAgent(userAgent),
    ...rest,
  }));
  return createJsonResponse({ signIns });
}

/**
 * Ends all sign-ins of the customer, including the current one: at the shop and the embedded identity service, and at
 * an external user pool with GlobalSignOut. 503 when the shop does not respond; this session then stays valid.
 */
export async function handleDeleteSignIns(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, await getErrorMessage('wrongOrigin', language));
  const session = await getServerSession(request);
  const { token, kind } = session;
  if (token === null || kind !== 'customer')
    return createErrorResponse(401, await getErrorMessage('over', language));
  await endAtPool(request);
  const ended = await deleteSignIns({ token, language });
  if (!ended.ok && !ended.error.isRejection)
    return createErrorResponse(503, await getErrorMessage('unavailable', language), {
      'Retry-After': '5',
    });
  await recordEndedSignIn(session);
  const response = createJsonResponse(toSessionState(anonymousSession));
  clearSessionCookies(response);
  return response;
}

/**
 * Ends the sign-ins at an external user pool with the customer's access token. Access tokens of a hosted sign-in lack
 * the permission, so in that case the other sign-ins stay valid until they expire.
 */
async function endAtPool(request: NextRequest): Promise<void> {
  const refreshToken = await findRefreshToken(request);
  if (refreshToken?.flow !== 'api') return;
  const tokens = await refreshUserPoolTokens(refreshToken.token);
  const ended = tokens.ok ? await deletePoolSignIns(tokens.value.accessToken) : tokens;
  if (!ended.ok) logger.warn('The user pool could not end the sign-ins', { name: ended.name });
}
