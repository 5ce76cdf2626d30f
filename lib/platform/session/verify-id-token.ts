import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import {
  idTokenAlgorithm,
  listIdTokenIssuers,
  parseIdTokenClaims,
} from '@/domain/session/id-token-claims';

interface IdTokenSettings {
  /** URL of the identity provider; both issuer URLs of a Cognito user pool are accepted. */
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  /** Current time in epoch milliseconds; by default the system time. */
  readonly now?: number;
  readonly clockToleranceSeconds?: number;
}

/**
 * Verifies signature (RS256 only), issuer, audience and time of an ID token and parses its claims. Throws an error of
 * jose for an invalid token, and any other error when the keys cannot be loaded.
 */
export async function verifyIdTokenClaims(
  token: string,
  { issuer, clientId, keys, now = Date.now(), clockToleranceSeconds = 0 }: IdTokenSettings,
): Promise<ReturnType<typeof parseIdTokenClaims> & { nonce: string | null }> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [idTokenAlgorithm],
    issuer: listIdTokenIssuers(issuer),
    audience: clientId,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: new Date(now),
  });
  const nonce = typeof payload.nonce === 'string' ? payload.nonce : null;
  return { ...parseIdTokenClaims(payload), nonce };
}
