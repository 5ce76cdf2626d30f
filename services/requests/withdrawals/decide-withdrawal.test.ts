import { expect, it } from 'vitest';
import { parseDecisionCommand } from './decide-withdrawal';

const read = (line: string) => parseDecisionCommand(line.split(' '));

it.each(['withdrawn', 'released'] as const)('reads %s', (kind) => {
  expect(read(`241515 ${kind}`)).toEqual({ kind, orderNumber: 241_515 });
});

it('leaves what is about something else', () => {
  for (const line of ['241515', '241515 cancelled', '241515 returned --line A=1', ''])
    expect(read(line)).toBeNull();
});

it('refuses what it does not understand', () => {
  expect(() => read('x released')).toThrow('must be a number');
  expect(() => read('241515 released now')).toThrow('too many arguments');
});
