import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';

/** Returns the message key in account.mfa for a problem. */
export function mfaProblemKey(
  problem: IdentityProblem,
): 'wrong' | 'passwordWrong' | 'tooMany' | 'signIn' | 'unavailable' | 'failed' {
  if (problem === 'mfaCodeWrong' || problem === 'mfaCodeUsed') return 'wrong';
  if (problem === 'wrongCredentials') return 'passwordWrong';
  if (problem === 'tooMany') return 'tooMany';
  if (problem === 'mfaSessionExpired') return 'signIn';
  return problem === 'mfaUnavailable' ? 'unavailable' : 'failed';
}
