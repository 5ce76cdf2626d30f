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
 * Who an access token speaks for. Refuses what is forged, expired, an ID token, without the wanted scope, or of a session that
 * was ended (NotAuthorizedException).
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
 * Whether a sign-in at the embedded identity is over, by sign-out, a new password, theft of its refresh token or the account's end: its
 * ID tokens are worthless from that moment on, for everybody who asks here.
 */
export function createSignInStatus(db: Database) {
  return async ({ id, subject }: { id: string | null; subject: string }): Promise<boolean> => {
    const session = id === null ? null : await findSession(db, id);
    if (!session || session.isRevoked || session.userId !== subject) return true;
    return (await findUser(db, subject)) === null;
  };
}

/** What the shop knows and changes of sign-ins and users, in its own transaction: both do it, or neither. */
export function createEmbeddedAccounts(db: Database, clock: Clock) {
  return {
    hasEnded: createSignInStatus(db),
    accounts: {
      endSignIn: (trx: Database, id: string) => revokeSession(trx, id, clock.now()),
      endSignIns: (trx: Database, subject: string) => revokeSessions(trx, subject, clock.now()),
      deleteUser: (trx: Database, subject: string) => removeUser(trx, subject),
    },
  };
}
