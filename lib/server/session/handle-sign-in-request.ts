import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { cookieNames } from '@/lib/platform/config/cookies';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import {
  readServerSession,
  setBasketCookie,
  setSessionCookies,
  toSessionState,
} from './server-session';
import { unavailable } from './session-refusal';
import { refuseBody, refuseInWords, say } from '@/lib/platform/http/refusal-words';
import { rememberBrowser } from './known-browser';
import { nameLeftOut } from './name-left-out';
import {
  type CustomerStart,
  renewCustomer,
  type SignIn,
  startCustomer,
  userAgentOf,
} from './start-customer';
import { type IdTokenRefusal, checkIdToken } from './verify-id-token';

/** A browser keeps no cookie of more than 4096 characters, and the token is to be one. */
const maxTokenLength = 3_900;

const bodySchema = z.object({
  idToken: z.string().min(1).max(maxTokenLength),
  /** The same customer's next token: the basket is left alone. */
  renew: z.boolean().default(false),
});

const refusals = {
  invalid: { status: 401, key: 'tokenInvalid' },
  expired: { status: 401, key: 'tokenExpired' },
  unverifiedEmail: { status: 403, key: 'emailUnverified' },
  unavailable: { status: 503, key: 'identityUnavailable' },
} as const;

/**
 * Signs in with the identity provider's ID token: it is verified, the shop is asked who this is, the basket is taken
 * along, and only then the cookies change (Spec §4).
 */
export async function beginCustomerSession(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers)) return refuseInWords(403, 'wrongOrigin', language);
  const body = await readJsonBody(request);
  if (!body.ok) return refuseBody(body.status, language);
  const parsed = bodySchema.safeParse(body.value);
  if (!parsed.success) return refuse(400, await say('tokenInvalid', language));
  const { idToken, renew } = parsed.data;
  const wait = await waitSeconds(renew ? 'renewal' : 'session', request.headers);
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const verified = await checkIdToken(idToken);
  if (!verified.ok) return refuseToken(verified.reason, verified.detail, language);
  const userAgent = userAgentOf(request.headers);
  const signIn: SignIn = { idToken, claims: verified.claims, renewedBy: 'page', userAgent };
  return renew ? renewWith(request, signIn, language) : startWith(request, signIn, language);
}

async function startWith(
  request: NextRequest,
  signIn: SignIn,
  language: Language,
): Promise<NextResponse> {
  const session = await readServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  const started = await startCustomer(signIn, { session, basketId }, language);
  if (!started.ok) return unavailable(started.error, language);
  const response = answer({
    ...toSessionState(started.data.session),
    basketId: started.data.basketId,
    limited: started.data.limited,
    leftOut: await nameLeftOut(started.data, language),
  });
  await setCustomerCookies(response, request, started.data);
  await rememberBrowser(response, request, signIn.claims.email);
  return response;
}

async function renewWith(
  request: NextRequest,
  signIn: SignIn,
  language: Language,
): Promise<NextResponse> {
  const known = await readServerSession(request);
  if (known.kind !== 'customer' || known.subject !== signIn.claims.subject)
    return refuse(409, await say('otherPerson', language));
  const renewed = await renewCustomer(signIn, language);
  if (!renewed.ok) return unavailable(renewed.error, language);
  const response = answer(toSessionState(renewed.data));
  await setSessionCookies(response, request, renewed.data);
  return response;
}

/** Puts a customer's session and basket into the browser. */
export async function setCustomerCookies(
  response: NextResponse,
  request: NextRequest,
  { session, basketId }: CustomerStart,
): Promise<void> {
  await setSessionCookies(response, request, session);
  setBasketCookie(response, request, basketId);
}

async function refuseToken(
  reason: IdTokenRefusal,
  detail: string,
  language: Language,
): Promise<NextResponse> {
  logger.warn('An ID token was refused', { reason, detail });
  const { status, key } = refusals[reason];
  return refuse(
    status,
    await say(key, language),
    status === 503 ? { 'Retry-After': '5' } : undefined,
  );
}
