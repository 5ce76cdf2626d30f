/** What a visitor can be told about a failed call of the identity provider; screens have a sentence for each. */
export const identityProblems = [
  'wrongCredentials',
  'notConfirmed',
  'emailTaken',
  'weakPassword',
  'leakedPassword',
  'codeWrong',
  'codeExpired',
  'mfaCodeNeeded',
  'mfaCodeWrong',
  'mfaCodeUsed',
  'mfaSessionExpired',
  'mfaUnavailable',
  'tooMany',
  'alreadyConfirmed',
  'mailNotSent',
  'invalidInput',
  'unavailable',
] as const;

export type IdentityProblem = (typeof identityProblems)[number];

/** What became of a call of the identity provider. */
export type IdentityAnswer<T = null> =
  | { ok: true; value: T }
  | { ok: false; problem: IdentityProblem };

/** A call that worked. */
export function worked<T>(value: T): IdentityAnswer<T> {
  return { ok: true, value };
}

/** A call that did not work, and why. */
export function failed(problem: IdentityProblem): { ok: false; problem: IdentityProblem } {
  return { ok: false, problem };
}
