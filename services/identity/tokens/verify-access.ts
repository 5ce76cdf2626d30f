import { errors, jwtVerify } from 'jose';
import type { IdentityContext } from '../identity-context';
import { invalidTokenError } from '../identity-error';
import { createLocalKeySet, identityAlgorithm } from './signing-keys';
import { findUser, type User, removeUser } from '../users/user.repository';
import { apiScope } from './session-tokens';
import {
  findSession,
  type IdentitySession,
  revokeSession,
  revokeSessions,
} from './session.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../database/database';

export interface VerifiedAccess {
  user: User;
  session: IdentitySession;
}

/**
 * Returns the user of an access token. Throws NotAuthorizedException when the token is forged, expired, an ID token,
 * lacks the required scope, or its session has ended.
 */
export async function verifyAccessToken(
  { db, clock, settings }: IdentityContext,
  token: string,
  scope: string = apiScope,
): Promise<VerifiedAccess> {
  const { payload } = await jwtVerify(token, createLocalKeySet(db), {
    algorithms: [identityAlgorithm],
    issuer: settings.issuer,
    currentDate: new Date(clock.now()),
    requiredClaims: ['sub', 'exp', 'origin_jti'],
  }).catch((error: unknown) => {
    throw invalidTokenError(
      error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token',
    );
  });
  const { token_use, client_id, origin_jti, sub = '' } = payload;
  if (token_use !== 'access' || client_id !== settings.clientId) throw invalidTokenError();
  const session = await findSession(db, String(origin_jti));
  const user = await findUser(db, sub);
  if (!session || !user || session.userId !== user.id) throw invalidTokenError();
  if (session.isRevoked) throw invalidTokenError('Access Token has been revoked');
  if (!session.scope.split(' ').includes(scope))
    throw invalidTokenError('Access Token does not have required scopes');
  return { user, session };
}

/**
 * Returns a function that checks whether a session of the embedded identity service has ended, through sign-out, a new
 * password, refresh token theft or account deletion. ID tokens of an ended session must be rejected.
 */
export function createEndedSessionCheck(db: Database) {
  return async ({ id, subject }: { id: string | null; subject: string }): Promise<boolean> => {
    const session = id === null ? null : await findSession(db, id);
    if (!session || session.isRevoked || session.userId !== subject) return true;
    return (await findUser(db, subject)) === null;
  };
}

/** Creates the functions by which the shop ends sessions and deletes users in its own database transaction. */
export function createEmbeddedAccounts(db: Database, clock: Clock) {
  return {
    hasEnded: createEndedSessionCheck(db),
    accounts: {
      endSignIn: (trx: Database, id: string) => revokeSession(trx, id, clock.now()),
      endSignIns: (trx: Database, subject: string) => revokeSessions(trx, subject, clock.now()),
      deleteUser: (trx: Database, subject: string) => removeUser(trx, subject),
    },
  };
}
