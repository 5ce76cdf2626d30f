import { inTransaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { wrongCredentials } from '../identity-error';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import { findUser, type User } from '../users/user.repository';
import { apiScope } from './scopes';
import { addRefreshToken, startSession } from './session.repository';
import { type SignedTokens, signTokens } from './sign-tokens';

export interface SessionTokens extends SignedTokens {
  refreshToken: string;
}

/**
 * Signs a user in whose password was checked: a session of its own with all three tokens. Refuses when the password was changed
 * since, so that no session slips past the end of all sessions, and without the code of a second factor that is on.
 */
export async function openSession(
  context: IdentityContext,
  user: User,
  { hasShownCode = false } = {},
): Promise<SessionTokens> {
  const opened = await inTransaction(context.db, async (trx) => {
    if ((await findUser(trx, user.id))?.verifier !== user.verifier) return null;
    if (!hasShownCode && (await isSoftwareTokenEnabled(trx, user.id))) return null;
    const session = await startSession(trx, user.id, apiScope, context.clock.now());
    return { session, refreshToken: await addRefreshToken(trx, session.id) };
  });
  if (!opened) throw wrongCredentials();
  const { session, refreshToken } = opened;
  return { ...(await signTokens(context, user, session)), refreshToken };
}
