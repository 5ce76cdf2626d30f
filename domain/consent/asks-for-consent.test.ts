import { expect, it } from 'vitest';
import { asksForConsent } from './asks-for-consent';

it.each([
  ['always', false, true],
  ['always', true, true],
  ['when-needed', false, false],
  ['when-needed', true, true],
] as const)('%s, with tools that need consent %s: asks %s', (mode, hasTools, expected) => {
  expect(asksForConsent(mode, hasTools)).toBe(expected);
});
