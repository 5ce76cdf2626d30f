import { expect, it } from 'vitest';
import { parseDecisionCommand } from './decide-withdrawal';

const read = (line: string) => parseDecisionCommand(line.split(' '));

it.each(['withdrawn', 'released'] as const)('parses %s', (kind) => {
  expect(read(`241515 ${kind}`)).toEqual({ kind, orderNumber: 241_515 });
});

it('returns null for other order commands', () => {
  for (const line of ['241515', '241515 cancelled', '241515 returned --line A=1', ''])
    expect(read(line)).toBeNull();
});

it('rejects invalid arguments', () => {
  expect(() => read('x released')).toThrow('must be a number');
  expect(() => read('241515 released now')).toThrow('too many arguments');
});
