import type { IdentityContext } from '../identity-context';
import type { Verifier } from '../srp/verifier';

/** What an e-mail without an account looks like from outside: always the same id and salt, and a verifier no password fits. */
export function decoyUser(
  { secrets, decoyVerifier }: Pick<IdentityContext, 'secrets' | 'decoyVerifier'>,
  email: string,
): Verifier & { id: string } {
  const digits = secrets.digest('decoy', email);
  return {
    id: [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `4${digits.slice(12, 15)}`,
      `${'89ab'[Number.parseInt(digits.slice(15, 16), 16) % 4]}${digits.slice(16, 19)}`,
      digits.slice(19, 31),
    ].join('-'),
    salt: digits.slice(32),
    verifier: decoyVerifier,
  };
}
