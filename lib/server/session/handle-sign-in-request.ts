import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { cookieNames } from '@/lib/platform/config/cookies';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import {
  createBodyErrorResponse,
  createErrorResponse,
  createJsonResponse,
  createLocalizedErrorResponse,
  getErrorMessage,
} from '@/lib/platform/http/http-error';
import {
  getServerSession,
  setBasketCookie,
  setSessionCookies,
  toSessionState,
} from './server-session';
import { createShopErrorResponse, formatLeftOutItems } from './session-error';
import { addTrustedDevice } from './trusted-device';
import {
  type CustomerSessionStart,
  updateCustomerSession,
  type VerifiedSignIn,
  startCustomerSession,
  getUserAgent,
} from './start-session';
import { type IdTokenRejection, validateIdToken } from './verify-id-token';

/**
 * Maximum length of a token in characters. The token is stored in a cookie, and browsers drop cookies of more than 4096
 * characters.
 */
const maxTokenLength = 3_900;

const bodySchema = z.object({
  idToken: z.string().min(1).max(maxTokenLength),
  /** True to renew the token of the same customer without merging the basket. */
  renew: z.boolean().default(false),
});

const rejections = {
  invalid: { status: 401, key: 'tokenInvalid' },
  expired: { status: 401, key: 'tokenExpired' },
  unverifiedEmail: { status: 403, key: 'emailUnverified' },
  unavailable: { status: 503, key: 'identityUnavailable' },
} as const;

/**
 * Signs in with the identity provider's ID token: verifies it, loads the customer from the shop, merges the basket, and
 * only then changes the cookies (Specification §4).
 */
export async function handleSignIn(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', language);
  const body = await parseJsonBody(request);
  if (!body.ok) return createBodyErrorResponse(body.status, language);
  const parsed = bodySchema.safeParse(body.value);
  if (!parsed.success)
    return createErrorResponse(400, await getErrorMessage('tokenInvalid', language));
  const { idToken, renew } = parsed.data;
  const wait = await applyOperationRateLimit(renew ? 'renewal' : 'session', request.headers);
  if (wait > 0) {
    return createErrorResponse(429, await getErrorMessage('tooMany', language), {
      'Retry-After': String(wait),
    });
  }
  const verified = await validateIdToken(idToken);
  if (!verified.ok) return rejectToken(verified.reason, verified.detail, language);
  const userAgent = getUserAgent(request.headers);
  const signIn: VerifiedSignIn = { idToken, claims: verified.claims, renewedBy: 'page', userAgent };
  return renew ? renewWith(request, signIn, language) : startWith(request, signIn, language);
}

async function startWith(
  request: NextRequest,
  signIn: VerifiedSignIn,
  language: Language,
): Promise<NextResponse> {
  const session = await getServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  const started = await startCustomerSession(signIn, { session, basketId }, language);
  if (!started.ok) return createShopErrorResponse(started.error, language);
  const response = createJsonResponse({
    ...toSessionState(started.data.session),
    basketId: started.data.basketId,
    limited: started.data.limited,
    leftOut: await formatLeftOutItems(started.data, language),
  });
  await setCustomerCookies(response, request, started.data);
  await addTrustedDevice(response, request, signIn.claims.email);
  return response;
}

async function renewWith(
  request: NextRequest,
  signIn: VerifiedSignIn,
  language: Language,
): Promise<NextResponse> {
  const known = await getServerSession(request);
  if (known.kind !== 'customer' || known.subject !== signIn.claims.subject)
    return createErrorResponse(409, await getErrorMessage('otherPerson', language));
  const renewed = await updateCustomerSession(signIn, language);
  if (!renewed.ok) return createShopErrorResponse(renewed.error, language);
  const response = createJsonResponse(toSessionState(renewed.data));
  await setSessionCookies(response, request, renewed.data);
  return response;
}

/** Sets the cookies of a customer's session and basket. */
export async function setCustomerCookies(
  response: NextResponse,
  request: NextRequest,
  { session, basketId }: CustomerSessionStart,
): Promise<void> {
  await setSessionCookies(response, request, session);
  setBasketCookie(response, request, basketId);
}

async function rejectToken(
  reason: IdTokenRejection,
  detail: string,
  language: Language,
): Promise<NextResponse> {
  logger.warn('An ID token was rejected', { reason, detail });
  const { status, key } = rejections[reason];
  return createErrorResponse(
    status,
    await getErrorMessage(key, language),
    status === 503 ? { 'Retry-After': '5' } : undefined,
  );
}
