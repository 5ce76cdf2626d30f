import { expect, it } from 'vitest';
import { judgeDeclaration } from './judge-declaration';

const order = { isDealers: false, isCancelled: false, isWithdrawn: false, wasRefused: false };

it.each([
  ['no order', null, false, 'unmatched', null],
  ['no order, signed in', null, true, 'unmatched', null],
  ['the signed-in buyer', order, true, 'effective', 'withdraw'],
  ['somebody who is not signed in', order, false, 'pending', 'hold'],
  ['somebody after a refusal', { ...order, wasRefused: true }, false, 'pending', null],
  ['the buyer after a refusal', { ...order, wasRefused: true }, true, 'effective', 'withdraw'],
  ['a dealer', { ...order, isDealers: true }, true, 'closed', null],
  ['an order that is cancelled', { ...order, isCancelled: true }, true, 'closed', null],
  ['an order withdrawn from', { ...order, isWithdrawn: true }, false, 'closed', null],
] as const)('a declaration by or about %s', (_, about, isBuyer, state, effect) => {
  expect(judgeDeclaration(about, isBuyer)).toEqual({ state, effect });
});
