import 'server-only';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { env } from '@/lib/platform/config/env';
import { verifyIdTokenClaims } from '@/lib/platform/session/verify-id-token';

/** Why an ID token is not accepted. `unavailable`: the keys of the identity provider could not be loaded. */
export type IdTokenRejection = 'invalid' | 'expired' | 'unverifiedEmail' | 'unavailable';

export type VerifiedIdToken =
  | { ok: true; claims: IdTokenClaims; nonce: string | null }
  | { ok: false; reason: IdTokenRejection; detail: string };

const clockToleranceSeconds = 5;
const keysTimeoutMs = 5_000;

let keys: JWTVerifyGetKey | null = null;

/**
 * Accepts an ID token only when the identity provider signed it with RS256 for this site, it is currently valid, and
 * its email is verified. The provider's keys are cached and reloaded for an unknown key id.
 */
export async function validateIdToken(idToken: string): Promise<VerifiedIdToken> {
  try {
    const verified = await verifyIdTokenClaims(idToken, {
      issuer: env.IDENTITY_ISSUER,
      clientId: env.IDENTITY_CLIENT_ID,
      keys: knownKeys(),
      clockToleranceSeconds,
    });
    if (verified.ok) return verified;
    const { problem } = verified;
    const reason = problem === 'email_verified' ? 'unverifiedEmail' : 'invalid';
    return { ok: false, reason, detail: problem };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), detail: detailOf(error) };
  }
}

function knownKeys(): JWTVerifyGetKey {
  const address = `${env.IDENTITY_URL}/${env.IDENTITY_POOL_ID}/.well-known/jwks.json`;
  keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: keysTimeoutMs });
  return keys;
}

function reasonOf(error: unknown): IdTokenRejection {
  if (error instanceof errors.JWTExpired) return 'expired';
  return isAboutToken(error) ? 'invalid' : 'unavailable';
}

/**
 * True when an error is caused by the token itself. Other errors, such as a timeout, come from the identity provider.
 */
function isAboutToken(error: unknown): boolean {
  return [
    errors.JWTClaimValidationFailed,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((known) => error instanceof known);
}

/** Returns the kind of error for the log, never the token. */
function detailOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim} ${error.reason}`;
  return error instanceof errors.JOSEError ? error.code : 'no answer';
}
