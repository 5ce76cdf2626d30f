import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import { brokenPasswordRules, type PasswordRule } from '@/domain/customer/password-policy';
import { IdentityError } from '../identity-error';

const texts: Record<PasswordRule, string> = {
  length: 'Password not long enough',
  lowercase: 'Password must have lowercase characters',
  uppercase: 'Password must have uppercase characters',
  number: 'Password must have numeric characters',
  symbol: 'Password must have symbol characters',
};

/** Refuses a password that breaks a rule of Spec §5, naming the first one, and one that has leaked (InvalidPasswordException). */
export function assertPasswordAllowed(password: string): void {
  const [broken] = brokenPasswordRules(password);
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
