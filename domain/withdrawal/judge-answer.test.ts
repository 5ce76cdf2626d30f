import { expect, it } from 'vitest';
import { isWithdrawalLink, judgeAnswer } from './judge-answer';

it.each([
  ['pending', 'confirm', 'act'],
  ['pending', 'reject', 'act'],
  ['effective', 'confirm', 'done'],
  ['effective', 'reject', 'late'],
  ['rejected', 'reject', 'done'],
  ['rejected', 'confirm', 'late'],
  ['released', 'confirm', 'late'],
  ['released', 'reject', 'late'],
  ['closed', 'confirm', 'late'],
  ['unmatched', 'confirm', 'late'],
] as const)('a declaration that is %s, answered with %s', (state, answer, verdict) => {
  expect(judgeAnswer(state, answer)).toBe(verdict);
});

it('knows the form of a link', () => {
  const half = 'a0'.repeat(16);
  expect(isWithdrawalLink(`${half}-${half}`)).toBe(true);
  for (const link of ['', half, `${half}-${half}0`, `${half}-${half.toUpperCase()}`])
    expect(isWithdrawalLink(link)).toBe(false);
});
