import { describe, expect, it } from 'vitest';
import { createTotpSecret, findTotpStep, computeTotpCode, getTotpStep } from './totp';

/** The ASCII secret 12345678901234567890 of RFC 6238 in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('computeTotpCode', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('returns at %d s the last six digits of the RFC 6238 test vector', (seconds, code) => {
    expect(computeTotpCode(secret, getTotpStep(seconds * 1000))).toBe(code);
  });
});

describe('findTotpStep', () => {
  const now = 1234567890_000;
  const step = getTotpStep(now);

  it.each([
    ['two steps before', -2, null],
    ['the step before', -1, step - 1],
    ['the current step', 0, step],
    ['the step after', 1, step + 1],
    ['two steps after', 2, null],
  ])('checks the code of %s', (_, offset, expected) => {
    expect(findTotpStep(secret, computeTotpCode(secret, step + offset), now)).toBe(expected);
  });

  it.each(['', '12345', '1234567', 'abcdef', '٠٠٥٩٢٤', '0'.repeat(2_048)])(
    'returns null for %j',
    (code) => {
      expect(findTotpStep(secret, code, now)).toBeNull();
    },
  );
});

it('creates 160 random bits in base32', () => {
  const secrets = new Set(Array.from({ length: 50 }, createTotpSecret));
  expect(secrets.size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});
