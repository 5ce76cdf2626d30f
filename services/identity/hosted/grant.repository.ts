import { createHash, timingSafeEqual, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../database/database';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import {
  revokeSession,
  type IdentitySession,
  insertSession,
  hashToken,
} from '../tokens/session.repository';
import { findUser, type User } from '../users/user.repository';
import type { AuthorizeRequest } from './authorize-request';

/** Checks a PKCE verifier against its S256 challenge (RFC 7636). */
function isPkceVerifierValid(challenge: string, verifier: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(challenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const lifetimeMs = 5 * 60 * 1000;

/**
 * Creates an authorization code, valid for five minutes, for a user whose password was checked. Returns null if the
 * password has been changed since then, or if the user must enter a code of the authenticator app and has not.
 */
export function createGrant(
  db: Database,
  { user, hasShownCode }: { user: User; hasShownCode: boolean },
  request: AuthorizeRequest,
  now: number,
): Promise<string | null> {
  const code = randomBytes(32).toString('base64url');
  return inTransaction(db, async (trx) => {
    if ((await findUser(trx, user.id))?.verifier !== user.verifier) return null;
    if (!hasShownCode && (await isSoftwareTokenEnabled(trx, user.id))) return null;
    await trx
      .insertInto('identity_grant')
      .values({
        hash: hashToken(code),
        user_id: user.id,
        redirect_uri: request.redirectUri,
        code_challenge: request.codeChallenge,
        scope: request.scope,
        nonce: request.nonce,
        expires_at: now + lifetimeMs,
        used_at: null,
        session_id: null,
      })
      .execute();
    return code;
  });
}

interface Redeemed {
  user: User;
  session: IdentitySession;
  nonce: string | null;
}

/**
 * Exchanges an authorization code for a new session. The code is used up by the first attempt. Returns null if the code
 * is unknown, expired or already used, or if the PKCE verifier or redirect URI is wrong. A second attempt also ends the
 * session that the first one created (RFC 6749, section 4.1.2).
 */
export function redeemGrant(
  db: Database,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
  now: number,
): Promise<Redeemed | null> {
  return inTransaction(db, async (trx) => {
    const hash = hashToken(code);
    const grant = await trx
      .selectFrom('identity_grant')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!grant) return null;
    if (grant.used_at !== null) {
      if (grant.session_id !== null) await revokeSession(trx, grant.session_id, now);
      return null;
    }
    const user = await findUser(trx, grant.user_id);
    const isGood =
      grant.expires_at > now &&
      grant.redirect_uri === redirectUri &&
      isPkceVerifierValid(grant.code_challenge, verifier);
    const session = user && isGood ? await insertSession(trx, user.id, grant.scope, now) : null;
    await trx
      .updateTable('identity_grant')
      .set({ used_at: now, session_id: session?.id ?? null })
      .where('hash', '=', hash)
      .execute();
    return user && session ? { user, session, nonce: grant.nonce } : null;
  });
}
