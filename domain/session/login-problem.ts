/** Reasons why a visitor was redirected to the login page. Each has a message in session.problems. */
const loginProblems = [
  'cancelled',
  'expired',
  'failed',
  'emailUnverified',
  'tooMany',
  'unavailable',
  'sessionEnded',
  'accountDeleted',
  'accountBlocked',
] as const;

export type LoginProblem = (typeof loginProblems)[number];

/** Query parameter of the login page that contains the reason for the redirect. */
export const loginProblemParameter = 'problem';

/** Parses the query parameter; null for unknown values. */
export function parseLoginProblem(text: string | null | undefined): LoginProblem | null {
  return loginProblems.find((problem) => problem === text) ?? null;
}
