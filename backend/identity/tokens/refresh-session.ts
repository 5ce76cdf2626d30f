import { inTransaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { IdentityError, invalidToken } from '../identity-error';
import { findUser } from '../users/user.repository';
import type { SessionTokens } from './open-session';
import {
  addRefreshToken,
  findRefreshToken,
  markReplaced,
  revokeSession,
  type IdentitySession,
} from './session.repository';
import { signTokens } from './sign-tokens';

/** Two tabs may renew at the same time: a token just replaced still works so long. */
const graceMs = 60 * 1000;

type Rotation = { session: IdentitySession; refreshToken: string } | IdentityError;

/**
 * New tokens for a refresh token, which is replaced by another one of the same session and the same end. A token that comes back
 * after its replacement was stolen or copied: the whole session ends (RefreshTokenReuseException).
 */
export async function refreshSession(
  context: IdentityContext,
  token: string,
): Promise<SessionTokens> {
  const rotation = await rotate(context, token);
  if (rotation instanceof IdentityError) throw rotation;
  const user = await findUser(context.db, rotation.session.userId);
  if (!user) throw invalidToken('Invalid Refresh Token');
  return {
    ...(await signTokens(context, user, rotation.session)),
    refreshToken: rotation.refreshToken,
  };
}

function rotate({ db, clock }: IdentityContext, token: string): Promise<Rotation> {
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Rotation> => {
    const found = await findRefreshToken(trx, token);
    if (!found) return invalidToken('Invalid Refresh Token');
    const { session, replacedAt } = found;
    if (session.isRevoked) return invalidToken('Refresh Token has been revoked');
    if (session.expiresAt <= now) return invalidToken('Refresh Token has expired');
    if (replacedAt !== null && replacedAt + graceMs < now) {
      await revokeSession(trx, session.id, now);
      return new IdentityError('RefreshTokenReuseException', 'Refresh Token has been used before');
    }
    await markReplaced(trx, token, now);
    return { session, refreshToken: await addRefreshToken(trx, session.id) };
  });
}
