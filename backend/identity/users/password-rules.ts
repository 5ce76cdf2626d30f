import { brokenPasswordRules, type PasswordRule } from '@/domain/customer/password-policy';
import { IdentityError } from '../identity-error';

const texts: Record<PasswordRule, string> = {
  length: 'Password not long enough',
  lowercase: 'Password must have lowercase characters',
  uppercase: 'Password must have uppercase characters',
  number: 'Password must have numeric characters',
  symbol: 'Password must have symbol characters',
};

/** Refuses a password that breaks a rule of Spec §5, naming the first one (InvalidPasswordException). */
export function assertPasswordAllowed(password: string): void {
  const [broken] = brokenPasswordRules(password);
  if (broken)
    throw new IdentityError(
      'InvalidPasswordException',
      `Password did not conform with policy: ${texts[broken]}`,
    );
}
