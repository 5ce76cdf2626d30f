import { expect, it } from 'vitest';
import { holdsToken } from './holds-token';

const token = 'a-token-of-thirty-two-characters!!';
const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

it.each([`Bearer ${token}`, `bearer ${token}`, basic(`:${token}`), basic(`anybody:${token}`)])(
  '%s shows it',
  (said) => expect(holdsToken(said, token)).toBe(true),
);

it.each([
  ...[undefined, '', token, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Digest ${token}`],
  ...['Basic', basic(token), basic(`${token}:`), basic('anybody:wrong'), 'Basic %%%'],
])('%s does not', (said) => expect(holdsToken(said, token)).toBe(false));
