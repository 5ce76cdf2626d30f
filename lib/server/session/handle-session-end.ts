import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { answer, refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { endEverywhere } from './end-everywhere';
import { refreshCustomerSession } from './refresh/refresh-session';
import {
  anonymousSession,
  clearSessionCookies,
  readServerSession,
  setSessionCookies,
  toSessionState,
} from './server-session';
import { unavailable } from './session-refusal';
import { refuseInWords, say } from '@/lib/platform/http/refusal-words';

/** Signs out: token, session, guest marker and basket leave the browser, and all it held ends at shop and provider (Spec §4). */
export async function endSession(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers))
    return refuseInWords(403, 'wrongOrigin', languageOfCall(request));
  await endEverywhere(request);
  const response = answer(toSessionState(anonymousSession));
  clearSessionCookies(response);
  return response;
}

/**
 * Replaces a token that was rejected or is about to end (Spec §4, §8): by the refresh cookie, or with a new anonymous
 * token for who was no customer.
 */
export async function renewSession(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers)) return refuseInWords(403, 'wrongOrigin', language);
  const wait = await waitSeconds('renewal', request.headers);
  if (wait > 0) {
    return refuse(429, await say('tooMany', language), { 'Retry-After': String(wait) });
  }
  const known = await readServerSession(request);
  if (known.kind === 'customer') return refreshCustomerSession(request, known, language);
  const token = await createAnonymousToken(language);
  if (!token.ok) return unavailable(token.error, language);
  const session = { ...anonymousSession, token: token.data };
  const response = answer(toSessionState(session));
  await setSessionCookies(response, request, session);
  return response;
}
