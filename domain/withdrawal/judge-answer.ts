import type { WithdrawalState } from './withdrawal-state';

/** What a buyer says to a declaration that was made without a sign-in. */
export const withdrawalAnswers = ['confirm', 'reject'] as const;

export type WithdrawalAnswer = (typeof withdrawalAnswers)[number];

/** `act`: do it now; `done`: it was done before; `late`: it can no longer be done. */
export type AnswerVerdict = 'act' | 'done' | 'late';

/** What an answer still does: each declaration is answered once, and the same answer again changes nothing. */
export function judgeAnswer(state: WithdrawalState, answer: WithdrawalAnswer): AnswerVerdict {
  if (state === 'pending') return 'act';
  const wanted: WithdrawalState = answer === 'confirm' ? 'effective' : 'rejected';
  return state === wanted ? 'done' : 'late';
}

/** True for what has the form of a link to a declaration; whether it is one, the service knows. */
export function isWithdrawalLink(link: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(link);
}
