/** Why a visitor is at the login page without having wanted to; session.problems has a sentence for each. */
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

/** The name of the parameter of the login page's address. */
export const loginProblemParameter = 'problem';

/** Reads the parameter; null for anything unknown. */
export function parseLoginProblem(text: string | null | undefined): LoginProblem | null {
  return loginProblems.find((problem) => problem === text) ?? null;
}
