import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { getCustomerType } from '@/domain/customer/customer-type';
import { type Language, languages } from '@/domain/locale/language';
import { getSignInRedirectPath } from '@/domain/session/sign-in-destination';
import type { LoginProblem } from '@/domain/session/login-problem';
import { cookieNames } from '@/lib/platform/config/cookies';
import { isRejectedToken } from '@/lib/gateways/shop/shop-client';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { setCustomerCookies } from './handle-sign-in-request';
import {
  decryptCookie,
  deleteRefreshCookie,
  findRefreshToken,
  isHttps,
  setRefreshCookie,
} from './host-cookies';
import { deleteSignIn, fetchTokensByCode } from './refresh-tokens';
import { getServerSession } from './server-session';
import { type CustomerSessionStart, startCustomerSession, getUserAgent } from './start-session';
import { validateIdToken } from './verify-id-token';
import { createLoginRedirect, createSeeOtherResponse, signInCookie } from './start-hosted-sign-in';
import { addTrustedDevice } from './trusted-device';
import { getAccountRejectionKey } from './session-error';

const storedSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string().nullable(),
  language: z.enum(languages),
});

type SignInState = z.infer<typeof storedSchema>;

type HostedSignInResult =
  | { ok: true; started: CustomerSessionStart; refreshToken: string | null; email: string }
  | { ok: false; problem: LoginProblem };

/**
 * Handles the callback of the hosted sign-in. The authorization code is valid once and only in the browser that started
 * the sign-in, and the ID token must contain the nonce of this sign-in. Errors redirect to the login page.
 */
export async function handleHostedCallback(request: NextRequest): Promise<NextResponse> {
  const sealed = request.cookies.get(signInCookie.name)?.value;
  const stored = storedSchema.safeParse(await decryptCookie('hosted-sign-in', sealed)).data ?? null;
  const language = stored?.language ?? getRequestLanguage(request);
  const result = await finish(request, stored);
  const response = result.ok
    ? createSeeOtherResponse(destination(result.started, stored, language))
    : createLoginRedirect(language, {
        problem: result.problem,
        returnTo: stored?.returnTo ?? null,
      });
  if (result.ok) {
    await setCustomerCookies(response, request, result.started);
    await addTrustedDevice(response, request, result.email);
    const earlier = await findRefreshToken(request);
    if (earlier !== null) await deleteSignIn(earlier);
    if (result.refreshToken !== null)
      await setRefreshCookie(response, request, { token: result.refreshToken, flow: 'oauth' });
    else deleteRefreshCookie(response);
  }
  response.cookies.set({ ...signInCookie, value: '', secure: isHttps(request), maxAge: 0 });
  return response;
}

async function finish(
  request: NextRequest,
  stored: SignInState | null,
): Promise<HostedSignInResult> {
  const { searchParams } = request.nextUrl;
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  if ((await applyOperationRateLimit('hosted', request.headers)) > 0)
    return createRejection('tooMany');
  if (!stored || !isSame(stored.state, state)) return createRejection('expired');
  if (searchParams.has('error'))
    return createRejection(searchParams.get('error') === 'access_denied' ? 'cancelled' : 'failed');
  if (code === '' || code.length > 2_000) return createRejection('failed');

  const tokens = await fetchTokensByCode(code, stored.verifier);
  if (!tokens.ok) return createRejection(tokens.reason === 'rejected' ? 'expired' : 'unavailable');
  const verified = await validateIdToken(tokens.idToken);
  if (!verified.ok) {
    logger.warn('An ID token was rejected', { reason: verified.reason, detail: verified.detail });
    return createRejection(problemOf(verified.reason));
  }
  if (verified.nonce === null || !isSame(stored.nonce, verified.nonce))
    return createRejection('failed');

  const session = await getServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  const { idToken, refreshToken } = tokens;
  const signIn = {
    idToken,
    claims: verified.claims,
    renewedBy: 'server',
    userAgent: getUserAgent(request.headers),
  } as const;
  const started = await startCustomerSession(signIn, { session, basketId }, stored.language);
  const { email } = verified.claims;
  if (started.ok) return { ok: true, started: started.data, refreshToken, email };
  logger.warn('The session could not be changed', { ...started.error });
  return createRejection(
    isRejectedToken(started.error) ? getAccountRejectionKey(started.error) : 'unavailable',
  );
}

function destination(
  { session }: CustomerSessionStart,
  stored: SignInState | null,
  language: Language,
): URL {
  const customerType = getCustomerType(session.groups.map((id) => ({ id })));
  const redirectOptions = { returnTo: stored?.returnTo ?? null, isCheckout: false };
  return new URL(getSignInRedirectPath(redirectOptions, customerType, language), env.SITE_URL);
}

function problemOf(reason: 'invalid' | 'expired' | 'unverifiedEmail' | 'unavailable') {
  if (reason === 'unverifiedEmail') return 'emailUnverified';
  return reason === 'unavailable' ? 'unavailable' : 'failed';
}

function createRejection(problem: LoginProblem): HostedSignInResult {
  return { ok: false, problem };
}

function isSame(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
