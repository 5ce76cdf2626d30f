import type { IdentityProblem } from './run-identity-call';

/** Reason why a sign-in failed: a problem at the identity provider or, after signing in there, at the shop service. */
export type SignInProblem =
  | { by: 'identity'; problem: IdentityProblem }
  /**
   * Problem at the shop service. `status` is the HTTP status, null when the request failed; `message` is in the
   * visitor's language, or empty.
   */
  | { by: 'shop'; status: number | null; message: string };

/** Wraps a problem reported by the identity provider. */
export function toIdentitySignInProblem(problem: IdentityProblem): SignInProblem {
  return { by: 'identity', problem };
}
