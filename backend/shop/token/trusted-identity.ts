import { createRemoteJWKSet } from 'jose';
import type { BackendConfig } from '../../config/environment';
import type { TrustedIdentity } from '../base/context';

/** What the embedded identity gives to those who trust it. */
type Embedded = Pick<TrustedIdentity, 'keys' | 'hasEnded' | 'accounts'>;

/**
 * The identity of the settings: a user pool at an address of its own with the keys it publishes there, else the embedded one. A pool
 * elsewhere does not tell which sign-ins it has ended: there the shop knows of those that were ended here.
 */
export function trustedIdentity(
  { url, poolId, clientId, issuer }: BackendConfig['identity'],
  embedded: Embedded,
): TrustedIdentity {
  if (!url) return { issuer, clientId, ...embedded };
  const keys = createRemoteJWKSet(new URL(`${url}/${poolId}/.well-known/jwks.json`));
  return { issuer, clientId, keys, hasEnded: async () => false, accounts: null };
}
