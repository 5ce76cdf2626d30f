import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { cookieNames } from '@/lib/config/cookies';
import type { GatewayError } from '@/lib/gateways/result';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { loadMessages } from '@/lib/i18n/load-messages';
import { logger } from '@/lib/observability/logger';
import { waitSeconds } from '@/lib/shop-api/operation-limits';
import { readJsonBody } from '@/lib/http/read-body';
import { answer, refuse } from '@/lib/shop-api/refusal';
import { languageOfCall } from '@/lib/shop-api/request-language';
import { isSameOrigin } from '@/lib/http/same-origin';
import {
  anonymousSession,
  clearSessionCookies,
  readServerSession,
  setBasketCookie,
  setSessionCookies,
  toSessionState,
} from './server-session';
import { isSameGuest, startGuest } from './start-guest';

const guestSchema = z.object({ email: z.string().trim().max(254).pipe(z.email()) });

const wrongOrigin = 'Only pages of this site may ask.';

/** Tells the browser what it may know of its session. */
export async function readSessionState(request: NextRequest): Promise<NextResponse> {
  return answer(toSessionState(await readServerSession(request)));
}

/** Signs out: token, session, guest marker and basket leave the browser (Spec §4). */
export async function endSession(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers)) return refuse(403, wrongOrigin);
  const response = answer(toSessionState(anonymousSession));
  clearSessionCookies(response);
  return response;
}

/** Drops the token and starts an anonymous session (Spec §4, §8). */
export async function renewSession(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers)) return refuse(403, wrongOrigin);
  const language = languageOfCall(request);
  const token = await createAnonymousToken(language);
  if (!token.ok) return unavailable(token.error, language);
  const session = { ...anonymousSession, token: token.data };
  const response = answer(toSessionState(session));
  await setSessionCookies(response, request, session);
  return response;
}

/** Makes the caller a guest. The cookies change only when everything has worked; a guest with the same e-mail stays. */
export async function beginGuestSession(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers)) return refuse(403, wrongOrigin);
  const language = languageOfCall(request);
  const body = await readJsonBody(request);
  if (!body.ok) return refuse(body.status, body.message);
  const parsed = guestSchema.safeParse(body.value);
  if (!parsed.success) return refuse(400, await say('emailInvalid', language));
  const wait = waitSeconds('guest', request.headers);
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const { email } = parsed.data;
  const session = await readServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  if (isSameGuest(session, email))
    return answer({ ...toSessionState(session), basketId, leftOut: [] });

  const started = await startGuest(email, { session, basketId }, language);
  if (!started.ok) return unavailable(started.error, language);
  const { session: guest, leftOut } = started.data;
  const response = answer({ ...toSessionState(guest), basketId: started.data.basketId, leftOut });
  await setSessionCookies(response, request, guest);
  setBasketCookie(response, request, started.data.basketId);
  return response;
}

/** What the shop refuses is said in its own words; everything else is "later". */
async function unavailable(error: GatewayError, language: Language): Promise<NextResponse> {
  logger.warn('The session could not be changed', { ...error });
  if (error.layer === 'graphql') return refuse(422, error.message);
  return refuse(503, await say('unavailable', language), { 'Retry-After': '5' });
}

async function say(
  key: 'emailInvalid' | 'tooMany' | 'unavailable',
  language: Language,
): Promise<string> {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'session' })(key);
}
