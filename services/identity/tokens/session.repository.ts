import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import type { Database, Transaction } from '../../database/database';
import type { IdentitySessionTable } from '../../database/tables/identity-tables';

/** Lifetime of a session in milliseconds, however often it is refreshed. */
const sessionLifetimeMs = 30 * dayMs;

export interface IdentitySession {
  /** The `origin_jti` claim of the session's tokens. */
  id: string;
  userId: string;
  scope: string;
  startedAt: number;
  expiresAt: number;
  isRevoked: boolean;
}

export async function insertSession(
  trx: Transaction,
  userId: string,
  scope: string,
  now: number,
): Promise<IdentitySession> {
  const id = randomUUID();
  const expiresAt = now + sessionLifetimeMs;
  await trx
    .insertInto('identity_session')
    .values({
      id,
      user_id: userId,
      scope,
      started_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { id, userId, scope, startedAt: now, expiresAt, isRevoked: false };
}

/** Returns the session with this id, even if it has ended, or null. */
export async function findSession(
  db: Database | Transaction,
  id: string,
): Promise<IdentitySession | null> {
  const row = await db
    .selectFrom('identity_session')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSession(row) : null;
}

/** Ends a session: its refresh tokens become invalid, and this service rejects its access tokens. */
export async function revokeSession(
  trx: Database | Transaction,
  id: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('identity_session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user and deletes the user's authorization codes. */
export async function revokeSessions(
  trx: Database | Transaction,
  userId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('identity_session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx.deleteFrom('identity_grant').where('user_id', '=', userId).execute();
}

/** Creates a refresh token of a session. Only its digest is stored. */
export async function addRefreshToken(trx: Transaction, sessionId: string): Promise<string> {
  const token = randomBytes(48).toString('base64url');
  await trx
    .insertInto('identity_refresh_token')
    .values({ hash: hashToken(token), session_id: sessionId, replaced_at: null })
    .execute();
  return token;
}

/** Returns the session of a refresh token and the time at which the token was replaced; null for an unknown token. */
export async function findStoredRefreshToken(
  trx: Database | Transaction,
  token: string,
): Promise<{ session: IdentitySession; replacedAt: number | null } | null> {
  const row = await trx
    .selectFrom('identity_refresh_token')
    .innerJoin('identity_session', 'identity_session.id', 'identity_refresh_token.session_id')
    .selectAll('identity_session')
    .select('identity_refresh_token.replaced_at')
    .where('identity_refresh_token.hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? { session: toSession(row), replacedAt: row.replaced_at } : null;
}

export async function markTokenReplaced(
  trx: Transaction,
  token: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('identity_refresh_token')
    .set({ replaced_at: now })
    .where('hash', '=', hashToken(token))
    .where('replaced_at', 'is', null)
    .execute();
}

/** Hashes a token for storage and lookup. A plain digest is sufficient, as tokens are too long to be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function toSession(row: Selectable<IdentitySessionTable>): IdentitySession {
  return {
    id: row.id,
    userId: row.user_id,
    scope: row.scope,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    isRevoked: row.revoked_at !== null,
  };
}
