import { createHash, timingSafeEqual } from 'node:crypto';

/** True when a PKCE challenge (S256) was made of this verifier (RFC 7636). */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(challenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
