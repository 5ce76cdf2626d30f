import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { customerTypeOf } from '@/domain/customer/customer-type';
import { type Language, languages } from '@/domain/language/detect-language';
import { pathAfterSignIn } from '@/domain/session/after-sign-in';
import type { LoginProblem } from '@/domain/session/login-problem';
import { cookieNames } from '@/lib/platform/config/cookies';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { setCustomerCookies } from '../handle-sign-in-request';
import { isHttps } from '../host-cookies';
import { revokeSignIn } from '../refresh/next-tokens';
import {
  deleteRefreshCookie,
  readRefreshCookie,
  setRefreshCookie,
} from '../refresh/refresh-cookie';
import { unsealCookie } from '../sealed';
import { readServerSession } from '../server-session';
import { type CustomerStart, startCustomer, userAgentOf } from '../start-customer';
import { checkIdToken } from '../verify-id-token';
import { signInCookie } from './begin-hosted-sign-in';
import { rememberBrowser } from '../known-browser';
import { exchangeCode } from './hosted-tokens';
import { refusedAccount } from '../session-refusal';
import { seeOther, toLogin } from './to-login';

const keptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string().nullable(),
  language: z.enum(languages),
});

type Kept = z.infer<typeof keptSchema>;

type Outcome =
  | { ok: true; started: CustomerStart; refreshToken: string | null; email: string }
  | { ok: false; problem: LoginProblem };

/**
 * Takes the visitor back from the hosted sign-in: the code counts once, in the browser it was asked for, and the ID token
 * only with the nonce of this try. What goes wrong is said at the login page.
 */
export async function finishHostedSignIn(request: NextRequest): Promise<NextResponse> {
  const sealed = request.cookies.get(signInCookie.name)?.value;
  const kept = keptSchema.safeParse(await unsealCookie('hosted-sign-in', sealed)).data ?? null;
  const language = kept?.language ?? languageOfCall(request);
  const outcome = await finish(request, kept);
  const response = outcome.ok
    ? seeOther(destination(outcome.started, kept, language))
    : toLogin(language, { problem: outcome.problem, returnTo: kept?.returnTo ?? null });
  if (outcome.ok) {
    await setCustomerCookies(response, request, outcome.started);
    await rememberBrowser(response, request, outcome.email);
    const earlier = await readRefreshCookie(request);
    if (earlier !== null) await revokeSignIn(earlier);
    if (outcome.refreshToken !== null)
      await setRefreshCookie(response, request, { token: outcome.refreshToken, flow: 'oauth' });
    else deleteRefreshCookie(response);
  }
  response.cookies.set({ ...signInCookie, value: '', secure: isHttps(request), maxAge: 0 });
  return response;
}

async function finish(request: NextRequest, kept: Kept | null): Promise<Outcome> {
  const { searchParams } = request.nextUrl;
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  if ((await waitSeconds('hosted', request.headers)) > 0) return refused('tooMany');
  if (!kept || !isSame(kept.state, state)) return refused('expired');
  if (searchParams.has('error'))
    return refused(searchParams.get('error') === 'access_denied' ? 'cancelled' : 'failed');
  if (code === '' || code.length > 2_000) return refused('failed');

  const tokens = await exchangeCode(code, kept.verifier);
  if (!tokens.ok) return refused(tokens.reason === 'refused' ? 'expired' : 'unavailable');
  const verified = await checkIdToken(tokens.idToken);
  if (!verified.ok) {
    logger.warn('An ID token was refused', { reason: verified.reason, detail: verified.detail });
    return refused(problemOf(verified.reason));
  }
  if (verified.nonce === null || !isSame(kept.nonce, verified.nonce)) return refused('failed');

  const session = await readServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  const { idToken, refreshToken } = tokens;
  const signIn = {
    idToken,
    claims: verified.claims,
    renewedBy: 'server',
    userAgent: userAgentOf(request.headers),
  } as const;
  const started = await startCustomer(signIn, { session, basketId }, kept.language);
  const { email } = verified.claims;
  if (started.ok) return { ok: true, started: started.data, refreshToken, email };
  logger.warn('The session could not be changed', { ...started.error });
  return refused(isRejectedToken(started.error) ? refusedAccount(started.error) : 'unavailable');
}

function destination({ session }: CustomerStart, kept: Kept | null, language: Language): URL {
  const customerType = customerTypeOf(session.groups.map((id) => ({ id })));
  const wish = { returnTo: kept?.returnTo ?? null, isCheckout: false };
  return new URL(pathAfterSignIn(wish, customerType, language), env.SITE_URL);
}

function problemOf(reason: 'invalid' | 'expired' | 'unverifiedEmail' | 'unavailable') {
  if (reason === 'unverifiedEmail') return 'emailUnverified';
  return reason === 'unavailable' ? 'unavailable' : 'failed';
}

function refused(problem: LoginProblem): Outcome {
  return { ok: false, problem };
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
