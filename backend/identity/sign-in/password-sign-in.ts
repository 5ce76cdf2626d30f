import { normaliseEmail } from '@/domain/customer/normalise-email';
import { forgiveSignInAttempts } from '../attempts/sign-in-lock';
import type { IdentityContext } from '../identity-context';
import { IdentityError, wrongCredentials } from '../identity-error';
import { matchesVerifier } from '../srp/verifier';
import { decoyUser } from '../users/decoy';
import { findUserByEmail, type User } from '../users/user.repository';
import { takeAttempt } from './take-attempt';

/**
 * The confirmed user with this e-mail and password. A wrong password and an unknown e-mail are refused alike and take the same work;
 * only who knows the password learns that the account is not confirmed (UserNotConfirmedException).
 */
export async function findUserByPassword(
  context: IdentityContext,
  username: string,
  password: string,
): Promise<User> {
  const email = normaliseEmail(username);
  await takeAttempt(context, email);
  const user = await findUserByEmail(context.db, email);
  const checked = user ?? decoyUser(context, email);
  const isRight = matchesVerifier(context.poolName, checked.id, password, checked);
  if (!user || !isRight) throw wrongCredentials();
  await forgiveSignInAttempts(context, email);
  assertConfirmed(user);
  return user;
}

/** Refuses a user whose e-mail has not been confirmed by its code. */
export function assertConfirmed(user: User): void {
  if (!user.isConfirmed)
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
}
