import { expect, it } from 'vitest';
import { isOpen } from './open-jobs';

it.each([
  [null, true],
  ['2026-11-22', true],
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2025-12-31', false],
])('a job to apply for until %s is open on 2026-11-21: %s', (validThrough, expected) => {
  expect(isOpen({ validThrough }, '2026-11-21')).toBe(expected);
});
