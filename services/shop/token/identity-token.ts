import { createRemoteJWKSet } from 'jose';
import { type IdTokenClaims, listIdTokenIssuers } from '@/domain/session/id-token-claims';
import { verifyIdTokenClaims } from '@/lib/platform/session/verify-id-token';
import type { TrustedIdentity } from '../base/shop-context';
import type { ServicesConfig } from '../../platform/services-config';

/** Returns true if a token that names this issuer must be verified as a token of the identity service. */
export function isIdentityIssuer({ issuer }: TrustedIdentity, named: unknown): boolean {
  return typeof named === 'string' && listIdTokenIssuers(issuer).includes(named);
}

/**
 * Returns the claims of an ID token with a valid signature (RS256 only), issuer, audience, time and verified email.
 * Throws an error with the reason, which contains neither the token nor personal data.
 */
export async function verifyIdToken(
  { issuer, clientId, keys }: TrustedIdentity,
  token: string,
  now: number,
): Promise<IdTokenClaims> {
  const read = await verifyIdTokenClaims(token, { issuer, clientId, keys, now });
  if (!read.ok) throw new Error(`the claim ${read.problem} is missing or wrong`);
  if (read.claims.issuedAt * 1000 > now + maxAheadMs)
    throw new Error('it was issued in the future');
  return read.claims;
}

/** Maximum time in ms by which a token's issue time may be in the future, to tolerate small clock differences. */
const maxAheadMs = 60_000;

/** The functions and keys that the embedded identity service provides. */
type Embedded = Pick<TrustedIdentity, 'keys' | 'hasEnded' | 'accounts'>;

/**
 * Returns the configured identity service: an external user pool with its published keys, or the embedded one. An
 * external pool does not report ended sign-ins, so the shop only knows the sign-ins that were ended through the shop.
 */
export function createTrustedIdentity(
  { url, poolId, clientId, issuer }: ServicesConfig['identity'],
  embedded: Embedded,
): TrustedIdentity {
  if (!url) return { issuer, clientId, ...embedded };
  const keys = createRemoteJWKSet(new URL(`${url}/${poolId}/.well-known/jwks.json`));
  return { issuer, clientId, keys, hasEnded: async () => false, accounts: null };
}
