import 'server-only';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import {
  idTokenAlgorithm,
  type IdTokenClaims,
  listIdTokenIssuers,
  parseIdTokenClaims,
} from '@/domain/session/id-token-claims';
import { env } from '@/lib/platform/config/env';

/** unavailable: the keys cannot be had, so nothing is known of the token. */
export type IdTokenRejection = 'invalid' | 'expired' | 'unverifiedEmail' | 'unavailable';

export type VerifiedIdToken =
  | { ok: true; claims: IdTokenClaims; nonce: string | null }
  | { ok: false; reason: IdTokenRejection; detail: string };

const clockToleranceSeconds = 5;
const keysTimeoutMs = 5_000;

let keys: JWTVerifyGetKey | null = null;

/**
 * Believes an ID token only when the identity provider signed it with RS256 for this site and it is in force, and its
 * e-mail is verified (external-services D). The provider's keys are fetched once and again for a key nobody knows.
 */
export async function validateIdToken(idToken: string): Promise<VerifiedIdToken> {
  try {
    const { payload } = await jwtVerify(idToken, knownKeys(), {
      algorithms: [idTokenAlgorithm],
      issuer: listIdTokenIssuers(env.IDENTITY_ISSUER),
      audience: env.IDENTITY_CLIENT_ID,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const read = parseIdTokenClaims(payload);
    if (!read.ok) {
      const reason = read.problem === 'email_verified' ? 'unverifiedEmail' : 'invalid';
      return { ok: false, reason, detail: read.problem };
    }
    const nonce = typeof payload.nonce === 'string' ? payload.nonce : null;
    return { ok: true, claims: read.claims, nonce };
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

/** What is left, a time-out or an answer without keys, is the provider's and says nothing of the token. */
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

/** For the log: the kind of error, never the token. */
function detailOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim} ${error.reason}`;
  return error instanceof errors.JOSEError ? error.code : 'no answer';
}
