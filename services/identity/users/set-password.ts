import type { Transaction } from '../../database/database';
import { removeSignInAttempts } from '../sign-in/sign-in-lock';
import type { IdentityContext } from '../identity-context';
import { sendIdentityEmail } from '../send-identity-email';
import { createPasswordVerifier } from '../sign-in/srp';
import { revokeSessions } from '../tokens/session.repository';
import type { Language } from '@/domain/locale/language';
import { updateUser, type User } from './user.repository';
import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import { listBrokenPasswordRules, type PasswordRule } from '@/domain/customer/password-policy';
import { IdentityError } from '../identity-error';

/** Changes a user's password, ends all sessions, resets the failed sign-ins, and notifies the user by email. */
export async function setPassword(
  context: IdentityContext,
  trx: Transaction,
  user: User,
  { password, language }: { password: string; language: Language },
): Promise<void> {
  const now = context.clock.now();
  await updateUser(trx, user.id, createPasswordVerifier(context.poolName, user.id, password), now);
  await revokeSessions(trx, user.id, now);
  await removeSignInAttempts(context, trx, user.email);
  await sendIdentityEmail(context, trx, {
    kind: 'password-changed',
    recipient: user.email,
    language,
  });
}

const texts: Record<PasswordRule, string> = {
  length: 'Password not long enough',
  lowercase: 'Password must have lowercase characters',
  uppercase: 'Password must have uppercase characters',
  number: 'Password must have numeric characters',
  symbol: 'Password must have symbol characters',
};

/**
 * Throws InvalidPasswordException for a password that violates a rule of Specification §5, naming the first one, or
 * that has leaked.
 */
export function assertPasswordAllowed(password: string): void {
  const [broken] = listBrokenPasswordRules(password);
  if (broken)
    throw new IdentityError(
      'InvalidPasswordException',
      `Password did not conform with policy: ${texts[broken]}`,
    );
  if (isLeakedPassword(password, sha256))
    throw new IdentityError(
      'InvalidPasswordException',
      'Provided password cannot be used for security reasons.',
    );
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
