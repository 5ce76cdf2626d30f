import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { cookieNames } from '@/lib/platform/config/cookies';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { hasEnded } from './ended-sign-ins';
import {
  anonymousSession,
  readServerSession,
  setBasketCookie,
  setSessionCookies,
  toSessionState,
} from './server-session';
import { refuseBody, refuseInWords, say } from '@/lib/platform/http/refusal-words';
import { nameLeftOut } from './name-left-out';
import { isSameGuest, startGuest } from './start-guest';
import { unavailable } from './session-refusal';

const guestSchema = z.object({
  email: z.string().transform(readEmail()),
  /** Made by the page for this start, and sent again when it is repeated: who has it finds the guest it started. */
  key: z
    .string()
    .regex(/^[\w-]{32,64}$/)
    .optional(),
});

/** Tells the browser what it may know of its session. */
export async function readSessionState(request: NextRequest): Promise<NextResponse> {
  const session = await readServerSession(request);
  return answer(toSessionState((await hasEnded(session)) ? anonymousSession : session));
}

/** Makes the caller a guest. The cookies change only when everything has worked; a guest with the same e-mail stays. */
export async function beginGuestSession(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers)) return refuseInWords(403, 'wrongOrigin', language);
  const body = await readJsonBody(request);
  if (!body.ok) return refuseBody(body.status, language);
  const parsed = guestSchema.safeParse(body.value);
  if (!parsed.success) return refuse(400, await say('emailInvalid', language));
  const wait = await waitSeconds('guest', request.headers);
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const { email, key = null } = parsed.data;
  const session = await readServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  if (isSameGuest(session, email))
    return answer({ ...toSessionState(session), basketId, leftOut: [] });

  const started = await startGuest({ email, key }, { session, basketId }, language);
  if (!started.ok) return unavailable(started.error, language);
  const { session: guest, basketId: taken } = started.data;
  const leftOut = await nameLeftOut(started.data, language);
  const response = answer({ ...toSessionState(guest), basketId: taken, leftOut });
  await setSessionCookies(response, request, guest);
  setBasketCookie(response, request, taken);
  return response;
}
