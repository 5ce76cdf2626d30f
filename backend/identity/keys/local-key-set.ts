import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Database } from '../../database/database';
import { publicKeys } from './signing-keys';

/**
 * The identity's public keys for a verifier in the same process, read from the database when a token names a key not seen yet.
 * Give it to jwtVerify together with `algorithms: ['RS256']`, issuer and audience. Throws JWKSNoMatchingKey for a foreign key.
 */
export function localKeySet(db: Database): JWTVerifyGetKey {
  let known: { kids: Set<string>; find: JWTVerifyGetKey } = {
    kids: new Set(),
    find: createLocalJWKSet({ keys: [] }),
  };
  return async (header, token) => {
    if (header.kid !== undefined && !known.kids.has(header.kid)) {
      const keys = await publicKeys(db);
      known = {
        kids: new Set(keys.map(({ kid }) => kid ?? '')),
        find: createLocalJWKSet({ keys }),
      };
    }
    return known.find(header, token);
  };
}
