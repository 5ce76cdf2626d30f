import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { cookieNames } from '@/lib/platform/config/cookies';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import {
  createJsonResponse,
  createErrorResponse,
  createBodyErrorResponse,
  createLocalizedErrorResponse,
  getErrorMessage,
} from '@/lib/platform/http/http-error';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { isShopFeatureAvailable } from '@/lib/server/shop-features';
import { hasSignInEnded } from './visitor';
import {
  anonymousSession,
  getServerSession,
  setBasketCookie,
  setSessionCookies,
  toSessionState,
  type ServerSession,
  clearSessionCookies,
} from './server-session';
import { formatLeftOutItems, createShopErrorResponse } from './session-error';
import {
  isSameGuest,
  createGuestSession,
  updateCustomerSession,
  getUserAgent,
} from './start-session';
import type { Language } from '@/domain/locale/language';
import { validateIdToken } from './verify-id-token';
import { fetchNextTokens } from './refresh-tokens';
import { findRefreshToken, type RefreshToken, setRefreshCookie } from './host-cookies';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { endSessionEverywhere } from './end-session';
import 'server-only';

const guestSchema = z.object({
  email: z.string().transform(createEmailTransform()),
  /**
   * Idempotency key that the page creates and sends again on a retry: a retry with the same key gets the same guest
   * account.
   */
  key: z
    .string()
    .regex(/^[\w-]{32,64}$/)
    .optional(),
});

/** Returns the session state that the browser may see. */
export async function handleSessionState(request: NextRequest): Promise<NextResponse> {
  const session = await getServerSession(request);
  return createJsonResponse(
    toSessionState((await hasSignInEnded(session)) ? anonymousSession : session),
  );
}

/**
 * Starts a guest session. Cookies change only when every step has succeeded; a guest with the same email keeps the
 * session. 501 at a shop without guests.
 */
export async function handleGuestSession(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', language);
  if (!(await isShopFeatureAvailable('guestCheckout')))
    return createLocalizedErrorResponse(501, 'unsupported', language);
  const body = await parseJsonBody(request);
  if (!body.ok) return createBodyErrorResponse(body.status, language);
  const parsed = guestSchema.safeParse(body.value);
  if (!parsed.success)
    return createErrorResponse(400, await getErrorMessage('emailInvalid', language));
  const wait = await applyOperationRateLimit('guest', request.headers);
  if (wait > 0) {
    return createErrorResponse(429, await getErrorMessage('tooMany', language), {
      'Retry-After': String(wait),
    });
  }
  const { email, key = null } = parsed.data;
  const session = await getServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  if (isSameGuest(session, email))
    return createJsonResponse({ ...toSessionState(session), basketId, leftOut: [] });

  const started = await createGuestSession({ email, key }, { session, basketId }, language);
  if (!started.ok) return createShopErrorResponse(started.error, language);
  const { session: guest, basketId: taken } = started.data;
  const leftOut = await formatLeftOutItems(started.data, language);
  const response = createJsonResponse({ ...toSessionState(guest), basketId: taken, leftOut });
  await setSessionCookies(response, request, guest);
  setBasketCookie(response, request, taken);
  return response;
}

/**
 * Issues the customer's next token with the refresh token from the cookie. 401 when the sign-in at the provider has
 * ended.
 */
export async function refreshCustomerSession(
  request: NextRequest,
  known: ServerSession,
  language: Language,
): Promise<NextResponse> {
  const refreshToken = (await findRefreshToken(request)) ?? (await readHandedOver(request));
  if (refreshToken === null)
    return createErrorResponse(401, await getErrorMessage('over', language));
  const tokens = await fetchNextTokens(refreshToken);
  if (!tokens.ok) {
    return tokens.reason === 'rejected'
      ? createErrorResponse(401, await getErrorMessage('over', language))
      : rejectTemporarily(language);
  }
  // The identity provider no longer accepts the old refresh token, so the new one is stored even if a later step fails.
  const withRefreshCookie = async (response: NextResponse) => {
    await setRefreshCookie(response, request, tokens.refreshToken);
    return response;
  };
  const verified = await validateIdToken(tokens.idToken);
  if (!verified.ok && verified.reason === 'unavailable')
    return withRefreshCookie(await rejectTemporarily(language));
  if (!verified.ok || verified.claims.subject !== known.subject)
    return createErrorResponse(401, await getErrorMessage('over', language));

  const signIn = {
    idToken: tokens.idToken,
    claims: verified.claims,
    renewedBy: known.renewedBy ?? 'page',
    userAgent: getUserAgent(request.headers),
  };
  const renewed = await updateCustomerSession(signIn, language);
  if (!renewed.ok) return withRefreshCookie(await createShopErrorResponse(renewed.error, language));
  const response = createJsonResponse(toSessionState(renewed.data));
  await setSessionCookies(response, request, renewed.data);
  return withRefreshCookie(response);
}

/**
 * Reads the refresh token from the body. Pages of releases before 0.18 store the token in the browser and send it once.
 */
async function readHandedOver(request: NextRequest): Promise<RefreshToken | null> {
  const body = await parseJsonBody(request);
  const { success, data } = handedOverSchema.safeParse(body.ok ? body.value : null);
  return success ? { token: data.refreshToken, flow: 'api' } : null;
}

const handedOverSchema = z.object({ refreshToken: z.string().min(1).max(4_096) });

async function rejectTemporarily(language: Language): Promise<NextResponse> {
  return createErrorResponse(503, await getErrorMessage('identityUnavailable', language), {
    'Retry-After': '5',
  });
}

/**
 * Signs out: removes token, session, guest marker and basket from the browser, and ends the sign-in at the shop and the
 * provider (Specification §4).
 */
export async function handleSessionDelete(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', getRequestLanguage(request));
  await endSessionEverywhere(request);
  const response = createJsonResponse(toSessionState(anonymousSession));
  clearSessionCookies(response);
  return response;
}

/**
 * Replaces a token that was rejected or is about to expire (Specification §4, §8): a customer's with the refresh token
 * in the cookie, any other with a new anonymous token.
 */
export async function handleSessionRenewal(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', language);
  const wait = await applyOperationRateLimit('renewal', request.headers);
  if (wait > 0) {
    return createErrorResponse(429, await getErrorMessage('tooMany', language), {
      'Retry-After': String(wait),
    });
  }
  const known = await getServerSession(request);
  if (known.kind === 'customer') return refreshCustomerSession(request, known, language);
  const token = await createAnonymousToken(language);
  if (!token.ok) return createShopErrorResponse(token.error, language);
  const session = { ...anonymousSession, token: token.data };
  const response = createJsonResponse(toSessionState(session));
  await setSessionCookies(response, request, session);
  return response;
}
