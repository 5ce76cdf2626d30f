import type { IdentityProblem } from '@/lib/browser/identity/identity-answer';
import type { SignInProblem } from './sign-in';

/** A key of the messages in auth.problems. */
export type ProblemKey = IdentityProblem | 'shopUnavailable' | 'shopRefused' | 'shopRefusedPlain';

/** Which sentence tells a problem: the shop's own words where it found some for the visitor, else ours. */
export function problemKey(reason: SignInProblem): ProblemKey {
  if (reason.by === 'identity') return reason.problem;
  const { status, message } = reason;
  if (status === 429) return 'tooMany';
  if (status === null || status >= 500) return 'shopUnavailable';
  return message === '' ? 'shopRefusedPlain' : 'shopRefused';
}
