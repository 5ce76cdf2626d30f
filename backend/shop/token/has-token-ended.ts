import { decodeJwt } from 'jose';
import { dayMs } from '@/domain/time/durations';
import type { ShopServices } from '../base/context';
import { TokenError } from '../base/errors';
import { closedSince } from '../customer/customer.service';
import { isEnded, tokenIdOf } from './ended-tokens';
import { isIdentityIssuer, verifyIdToken } from './verify-id-token';
import { callerOfToken } from './verify-token';

/** A browser keeps the token of a session so long; it may have run out meanwhile and wait to be renewed. */
const sessionMs = dayMs;

/**
 * True when the sign-in of a token was ended: by sign-out, a new password, theft, or with its account. An ID token that has only run out
 * within the last day has not ended: its session may be renewed. What is no good token has ended.
 */
export async function hasTokenEnded(services: ShopServices, token: string): Promise<boolean> {
  const { db, clock, identity } = services;
  try {
    const { iss, exp = 0 } = decodeJwt(token);
    if (await isEnded(db, tokenIdOf(token))) return true;
    if (!isIdentityIssuer(identity, iss)) return (await callerOfToken(services, token)) === null;
    const now = clock.now();
    if (exp * 1000 + sessionMs < now) return true;
    const { subject, sessionId, authenticatedAt } = await verifyIdToken(
      identity,
      token,
      Math.min(now, (exp - 1) * 1000),
    );
    const closedAt = await closedSince(db, subject);
    if (closedAt !== null && authenticatedAt * 1000 <= closedAt) return true;
    return await identity.hasEnded({ id: sessionId, subject });
  } catch (error) {
    if (isAboutToken(error)) return true;
    throw error;
  }
}

function isAboutToken(error: unknown): boolean {
  return error instanceof TokenError || (error instanceof Error && /^ERR_J/.test(codeOf(error)));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
