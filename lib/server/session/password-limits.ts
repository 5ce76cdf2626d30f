import 'server-only';
import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { createRateLimiter, getClientAddress } from '@/lib/platform/http/rate-limit';
import { createFailedSignInLimit } from '@/lib/server/failed-sign-in-limit';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { hasSignedInHere } from './trusted-device';

const failedAttempts = createFailedSignInLimit('shopPassword');

/** Limits guessing one account's password from many addresses; the shop itself may have no such limit. */
const accountLimiter = createRateLimiter('shopPasswordAccount', { burst: 20, perMinute: 1 });

/**
 * Counts an attempt to sign in at the shop with a password. Returns the seconds to wait; 0 when the attempt is allowed.
 * From a browser in which the account has signed in before, the attempts of others do not count.
 */
export async function consumePasswordAttempt(
  request: NextRequest,
  email: string,
  operation: 'identitySignIn' | 'identitySignUp',
): Promise<number> {
  const wait = await applyOperationRateLimit(operation, request.headers);
  if (wait > 0) return wait;
  const now = Date.now();
  const untilFree = await failedAttempts.consumeAttempt(getClientAddress(request.headers), now);
  if (untilFree > 0) return untilFree;
  if (await hasSignedInHere(request, email)) return 0;
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return accountLimiter(account, now);
}

/** Subtracts an attempt that was not a wrong password. */
export function releasePasswordAttempt(request: NextRequest): Promise<void> {
  return failedAttempts.releaseAttempt(getClientAddress(request.headers));
}

/** Subtracts an attempt that signed in, and raises the limit of its address for a day. */
export async function recordPasswordSignIn(request: NextRequest): Promise<void> {
  await releasePasswordAttempt(request);
  await failedAttempts.addSuccessfulSignIn(getClientAddress(request.headers), Date.now());
}
