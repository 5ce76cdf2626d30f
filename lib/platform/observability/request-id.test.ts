import { expect, it } from 'vitest';
import { parseRequestId } from './request-id';

it.each([
  ['0f3a9c1e-7b1d-4a54-9d0e-1c2f3a4b5c6d', true],
  ['abcdefgh', true],
  ['req.2026_11-23', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['short', false],
  ['-beginning', false],
  ['with space', false],
  ['line\nbreak-in-it', false],
  ['"},{"level":"error', false],
  ['anna@lautlos.example', false],
  ['', false],
  [undefined, false],
  [['abcdefgh', 'ijklmnop'], false],
])('%j is a valid request id: %s', (header, isAccepted) => {
  expect(parseRequestId(header)).toBe(isAccepted ? header : null);
});
