const callbackProblems = [
  'cancelled',
  'expired',
  'failed',
  'emailUnverified',
  'tooMany',
  'unavailable',
  'sessionEnded',
] as const;

/** A key of the messages in session.problems. */
export type CallbackProblem = (typeof callbackProblems)[number];

/** What the address says went wrong; failed for a word nobody knows, null when nothing did. */
export function callbackProblem(named: string | null): CallbackProblem | null {
  if (named === null || named === '') return null;
  return callbackProblems.find((known) => known === named) ?? 'failed';
}
