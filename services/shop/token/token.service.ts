import { maxEmailLength, normalizeEmail } from '@/domain/customer/email-address';
import { createServiceRateLimiter } from '../../http/rate-limiter';
import type { ShopServices, ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import { newId } from '../../database/sql-helpers';
import {
  guestKeyMinLength,
  passwordMaxLength,
  hashGuestKey,
  verifyPassword,
} from '../base/password-hash';
import { findGuestId } from '../customer/customer.repository';
import { findCaller, findRegisteredCredentials } from './caller.repository';
import { signShopToken, specifiedTokenTimes, type TokenTimes } from './shop-token';

const attempts = createServiceRateLimiter('login', { max: 10, windowMs: 15 * 60 * 1000 });

/**
 * Counts a login attempt for an email. Call it before any other work, so that concurrent attempts cannot bypass the
 * limit. Throws ShopError after too many attempts within 15 minutes. A successful login resets the count.
 */
export async function consumeLoginAttempt(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const waitMs = await attempts.take(db, keyOf(email), clock.now());
  if (waitMs > 0)
    throw new ShopError(
      'LOGIN_LIMIT',
      `Too many failed logins. Please try again in ${Math.ceil(waitMs / 60_000)} minutes`,
    );
}

/** Sets the count of an email's login attempts back to 0. Called after a successful login. */
export function resetLoginAttempts({ db }: Pick<ShopServices, 'db'>, email: string): Promise<void> {
  return attempts.forget(db, keyOf(email));
}

/**
 * Returns the rate limit key of an email: the email cut to its maximum length. Longer texts with the same beginning
 * share their attempts.
 */
function keyOf(email: string): string {
  return email.slice(0, maxEmailLength);
}

/**
 * Issues an anonymous token, or a customer token for valid credentials. The message and the response time for invalid
 * credentials do not reveal whether the email is registered.
 */
export async function issueToken(
  context: ShopContext,
  username: string | null,
  password: string | null,
  times: TokenTimes = specifiedTokenTimes,
): Promise<string> {
  if (!username || !password)
    return signShopToken(context, { id: newId(), email: '', isAnonymous: true }, times);
  const email = normalizeEmail(username);
  const customerId = await authenticate(context, email, password);
  const caller = await findCaller(context.db, customerId);
  if (!caller || caller.groups.includes('oxidblocked'))
    throw new ShopError('BLOCKED', 'User is blocked');
  return signShopToken(context, { id: customerId, email, isAnonymous: false }, times);
}

async function authenticate(
  context: ShopContext,
  email: string,
  password: string,
): Promise<string> {
  const guestId =
    password.length < guestKeyMinLength
      ? null
      : await findGuestId(context.db, email, hashGuestKey(password));
  if (guestId) return guestId;
  await consumeLoginAttempt(context, email);
  const known =
    password.length > passwordMaxLength ? null : await findRegisteredCredentials(context.db, email);
  const isRight = await verifyPassword(
    password.slice(0, passwordMaxLength),
    known?.passwordHash ?? '',
  );
  if (!known || !isRight) throw new ShopError('LOGIN', 'Username/password combination is invalid');
  await resetLoginAttempts(context, email);
  return known.customerId;
}
