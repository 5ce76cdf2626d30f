import { normaliseEmail } from '@/domain/customer/normalise-email';
import { newId } from '../../database/ids';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { guestKeyMinLength, passwordMaxLength } from '../base/credentials';
import { findGuestId } from '../customer/customer.service';
import { findCaller, findRegisteredCredentials } from './caller.repository';
import { forgetFailedLogins, takeLogin } from './login-limit';
import { hashGuestKey, matchesPasswordHash } from '../base/password-hash';
import { signToken } from './sign-token';

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
  await takeLogin(context, email);
  const known =
    password.length > passwordMaxLength ? null : await findRegisteredCredentials(context.db, email);
  const isRight = await matchesPasswordHash(
    password.slice(0, passwordMaxLength),
    known?.passwordHash ?? '',
  );
  if (!known || !isRight) throw new ShopError('LOGIN', 'Username/password combination is invalid');
  await forgetFailedLogins(context, email);
  return known.customerId;
}

export { findCaller } from './caller.repository';
export { endToken } from './ended-tokens';
export { hasTokenEnded } from './has-token-ended';
export { forgetFailedLogins, takeLogin } from './login-limit';
export { endSignIns, listSignIns, noteSignIn } from './sign-ins';
export { loadTokenSecret } from './token-secret';
export { trustedIdentity } from './trusted-identity';
export { bearerToken, callerOfToken, resolveCaller } from './verify-token';
