import { forgiveSignInAttempts, takeSignInAttempt } from '../attempts/sign-in-lock';
import type { IdentityContext } from '../identity-context';
import { IdentityError, wrongCredentials } from '../identity-error';
import { isPassword } from '../srp/verifier';
import { decoyUser } from '../users/decoy';
import { emailSubject, normaliseEmail } from '../users/email';
import { findUserByEmail, type User } from '../users/user.repository';

/**
 * The confirmed user with this e-mail and password. A wrong password and an unknown e-mail are refused alike and take the same work;
 * only who knows the password learns that the account is not confirmed (UserNotConfirmedException).
 */
export async function signInWithPassword(
  context: IdentityContext,
  username: string,
  password: string,
): Promise<User> {
  const email = normaliseEmail(username);
  const subject = emailSubject(context.secrets, email);
  await takeSignInAttempt(context, subject);
  const user = await findUserByEmail(context.db, email);
  const checked = user ?? decoyUser(context, email);
  const isRight = isPassword(context.poolName, checked.id, password, checked);
  if (!user || !isRight) throw wrongCredentials();
  await forgiveSignInAttempts(context.db, subject);
  assertConfirmed(user);
  return user;
}

/** Refuses a user whose e-mail has not been confirmed by its code. */
export function assertConfirmed(user: User): void {
  if (!user.isConfirmed)
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
}
