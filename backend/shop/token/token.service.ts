import { newId } from '../../database/ids';
import type { ShopContext } from '../context';
import { ShopError } from '../errors';
import { findCaller, findGuestId, findRegisteredCredentials } from './caller.repository';
import { assertLoginAllowed, countFailedLogin, forgetFailedLogins } from './login-limit';
import { hashGuestKey, isPassword } from './password-hash';
import { signToken } from './sign-token';

/** Shorter passwords are never a guest's generated key. */
export const guestKeyMinLength = 32;
/** Longer ones are refused before any work is done. */
export const passwordMaxLength = 255;

/**
 * An anonymous token without credentials, a customer's with them (external contract A.2). Wrong ones are refused with one text
 * and take the same time, whether the e-mail is known or not.
 */
export async function issueToken(
  context: ShopContext,
  username: string | null,
  password: string | null,
): Promise<string> {
  if (!username || !password)
    return signToken(context, { id: newId(), email: '', isAnonymous: true });
  const email = normaliseEmail(username);
  const customerId = await authenticate(context, email, password);
  const caller = await findCaller(context.db, customerId);
  if (!caller || caller.groups.includes('oxidblocked'))
    throw new ShopError('BLOCKED', 'User is blocked');
  return signToken(context, { id: customerId, email, isAnonymous: false });
}

/** E-mails are compared and kept in lower case without spaces around. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
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
  assertLoginAllowed(context, email);
  const known =
    password.length > passwordMaxLength ? null : await findRegisteredCredentials(context.db, email);
  const isRight = await isPassword(password.slice(0, passwordMaxLength), known?.passwordHash ?? '');
  if (!known || !isRight) {
    countFailedLogin(context, email);
    throw new ShopError('LOGIN', 'Username/password combination is invalid');
  }
  forgetFailedLogins(context, email);
  return known.customerId;
}
