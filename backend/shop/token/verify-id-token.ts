import { jwtVerify } from 'jose';
import {
  idTokenAlgorithm,
  type IdTokenClaims,
  idTokenIssuers,
  readIdTokenClaims,
} from '@/domain/session/id-token-claims';
import type { TrustedIdentity } from '../base/context';

/** True when a token that names this issuer must be the identity's. */
export function isIdentityIssuer({ issuer }: TrustedIdentity, named: unknown): boolean {
  return typeof named === 'string' && idTokenIssuers(issuer).includes(named);
}

/**
 * The claims of an ID token whose signature (RS256 and nothing else), issuer, audience, time and verified e-mail are right
 * (external contract D). Throws the reason, which holds neither the token nor personal data.
 */
export async function verifyIdToken(
  { issuer, clientId, keys }: TrustedIdentity,
  token: string,
  now: number,
): Promise<IdTokenClaims> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [idTokenAlgorithm],
    issuer: idTokenIssuers(issuer),
    audience: clientId,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: new Date(now),
  });
  const read = readIdTokenClaims(payload);
  if (!read.ok) throw new Error(`the claim ${read.problem} is missing or wrong`);
  if (read.claims.issuedAt * 1000 > now + maxAheadMs)
    throw new Error('it was issued in the future');
  return read.claims;
}

/** Clocks differ a little. */
const maxAheadMs = 60_000;
