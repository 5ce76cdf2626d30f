import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';

/** Maps a problem reported by the identity provider to a message key in account.mfa. */
export function getMfaProblemKey(
  problem: IdentityProblem,
): 'wrong' | 'passwordWrong' | 'tooMany' | 'signIn' | 'unavailable' | 'failed' {
  if (problem === 'mfaCodeWrong' || problem === 'mfaCodeUsed') return 'wrong';
  if (problem === 'wrongCredentials') return 'passwordWrong';
  if (problem === 'tooMany') return 'tooMany';
  if (problem === 'mfaSessionExpired') return 'signIn';
  return problem === 'mfaUnavailable' ? 'unavailable' : 'failed';
}
