import { errors, jwtVerify } from 'jose';
import type { IdentityContext } from '../identity-context';
import { invalidToken } from '../identity-error';
import { localKeySet } from '../keys/local-key-set';
import { identityAlgorithm } from '../keys/signing-keys';
import { findUser, type User } from '../users/user.repository';
import { apiScope } from './scopes';
import { findSession, type IdentitySession } from './session.repository';

export interface VerifiedAccess {
  user: User;
  session: IdentitySession;
}

/**
 * Who an access token speaks for. Refuses what is forged, expired, an ID token, without the wanted scope, or of a session that
 * was ended (NotAuthorizedException).
 */
export async function verifyAccess(
  { db, clock, settings }: IdentityContext,
  token: string,
  scope: string = apiScope,
): Promise<VerifiedAccess> {
  const { payload } = await jwtVerify(token, localKeySet(db), {
    algorithms: [identityAlgorithm],
    issuer: settings.issuer,
    currentDate: new Date(clock.now()),
    requiredClaims: ['sub', 'exp', 'origin_jti'],
  }).catch((error: unknown) => {
    throw invalidToken(
      error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token',
    );
  });
  const { token_use, client_id, origin_jti, sub = '' } = payload;
  if (token_use !== 'access' || client_id !== settings.clientId) throw invalidToken();
  const session = await findSession(db, String(origin_jti));
  const user = await findUser(db, sub);
  if (!session || !user || session.userId !== user.id) throw invalidToken();
  if (session.isRevoked) throw invalidToken('Access Token has been revoked');
  if (!session.scope.split(' ').includes(scope))
    throw invalidToken('Access Token does not have required scopes');
  return { user, session };
}
