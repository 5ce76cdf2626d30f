import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { BackendConfig } from '../../config/environment';
import type { TrustedIdentity } from '../base/context';

/** The identity of the settings: a user pool at an address of its own with the keys it publishes there, else the embedded one. */
export function trustedIdentity(
  { url, poolId, clientId, issuer }: BackendConfig['identity'],
  embeddedKeys: JWTVerifyGetKey,
): TrustedIdentity {
  const keys = url
    ? createRemoteJWKSet(new URL(`${url}/${poolId}/.well-known/jwks.json`))
    : embeddedKeys;
  return { issuer, clientId, keys };
}
