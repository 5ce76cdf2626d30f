import { expect, it } from 'vitest';
import { creditToGiveBack } from './credit-to-give-back';

it.each([
  ['a part', [4_050], [], 4_050],
  ['the rest, when some went back before', [4_050, 1_000], [4_050], 1_000],
  ['nothing twice, whether the bank took it or not', [4_050], [4_050], 0],
  ['never more than was paid', [99_999], [], 10_000],
  ['nothing more when other money went back', [1_000], [10_000], 0],
])('goes back: %s', (_name, creditedCents, refundedCents, expected) => {
  expect(creditToGiveBack({ paidCents: 10_000, creditedCents, refundedCents })).toBe(expected);
});
