import { expect, it } from 'vitest';
import { parseLinkCommand } from './order-links';

const read = (line: string) => parseLinkCommand(line.split(' '));

it('parses order link revocations and ignores other arguments', () => {
  expect(read('241515 revoke-links')).toEqual({ orderNumber: 241_515 });
  expect(read('241515 paid')).toBeNull();
  expect(() => read('x revoke-links')).toThrow('must be a number');
  expect(() => read('241515 revoke-links now')).toThrow('too many arguments');
});
