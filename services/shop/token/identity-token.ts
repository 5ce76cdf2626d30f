import { jwtVerify, createRemoteJWKSet } from 'jose';
import {
  idTokenAlgorithm,
  type IdTokenClaims,
  listIdTokenIssuers,
  parseIdTokenClaims,
} from '@/domain/session/id-token-claims';
import type { TrustedIdentity } from '../base/shop-context';
import type { ServicesConfig } from '../../platform/environment';

/** True when a token that names this issuer must be the identity's. */
export function isIdentityIssuer({ issuer }: TrustedIdentity, named: unknown): boolean {
  return typeof named === 'string' && listIdTokenIssuers(issuer).includes(named);
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
    issuer: listIdTokenIssuers(issuer),
    audience: clientId,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: new Date(now),
  });
  const read = parseIdTokenClaims(payload);
  if (!read.ok) throw new Error(`the claim ${read.problem} is missing or wrong`);
  if (read.claims.issuedAt * 1000 > now + maxAheadMs)
    throw new Error('it was issued in the future');
  return read.claims;
}

/** Clocks differ a little. */
const maxAheadMs = 60_000;

/** What the embedded identity gives to those who trust it. */
type Embedded = Pick<TrustedIdentity, 'keys' | 'hasEnded' | 'accounts'>;

/**
 * The identity of the settings: a user pool at an address of its own with the keys it publishes there, else the embedded one. A pool
 * elsewhere does not tell which sign-ins it has ended: there the shop knows of those that were ended here.
 */
export function createTrustedIdentity(
  { url, poolId, clientId, issuer }: ServicesConfig['identity'],
  embedded: Embedded,
): TrustedIdentity {
  if (!url) return { issuer, clientId, ...embedded };
  const keys = createRemoteJWKSet(new URL(`${url}/${poolId}/.well-known/jwks.json`));
  return { issuer, clientId, keys, hasEnded: async () => false, accounts: null };
}
