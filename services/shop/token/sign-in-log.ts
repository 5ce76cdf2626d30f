import { decodeJwt } from 'jose';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';
import type { ShopContext, ShopServices } from '../base/shop-context';
import { requireToken } from '../base/access-control';
import { ShopError } from '../base/shop-errors';
import { findIdentitySubject } from '../customer/customer.repository';

/**
 * Maximum lifetime in ms of any access token. The shop's own tokens are valid for a day, ID tokens for an hour,
 * including ID tokens that are issued while their sign-in is being ended.
 */
const longestLifeMs = dayMs;

/**
 * Returns the id by which a token can be revoked: the id of the sign-in at the identity service, else the token's own
 * id; null if the token has neither. Does not verify the token.
 */
export function getTokenId(token: string): string | null {
  const { origin_jti: signIn, tokenid: ownTokenId } = decodeJwt(token);
  return (
    [signIn, ownTokenId].find((id): id is string => typeof id === 'string' && id !== '') ?? null
  );
}

/** Returns true if the token or sign-in with this id was revoked; false for null. */
export async function isTokenRevoked(db: Database, tokenId: string | null): Promise<boolean> {
  if (tokenId === null) return false;
  const row = await db
    .selectFrom('revoked_token')
    .select('id')
    .where('id', '=', tokenId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Revokes the request's own token and all other tokens of the same sign-in at once, also at the embedded identity
 * service. Throws ShopError in OXID's wording for anyone else's token.
 */
export async function revokeToken(context: ShopContext, tokenId: string): Promise<boolean> {
  requireToken(context);
  const { db, now, token } = context;
  if (token === undefined || getTokenId(token) !== tokenId)
    throw new ShopError('TOKEN_UNKNOWN', 'The token is not registered');
  await db.deleteFrom('revoked_token').where('expires_at', '<', now).execute();
  await db
    .insertInto('revoked_token')
    .values({ id: tokenId, expires_at: now + longestLifeMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await context.identity.accounts?.endSignIn(db, tokenId);
  return true;
}

/**
 * Time in ms after its last use for which a sign-in is listed. A refresh token that is not used expires within this
 * time.
 */
const listedMs = 30 * dayMs;
/** Time in ms for which the end of a sign-in is recorded. All tokens of the sign-in expire within this time. */
const tokenLifeMs = dayMs;
const maxListed = 50;

/** A sign-in as shown to its owner. Times are epoch milliseconds. */
export interface ListedSignIn {
  userAgent: string;
  startedAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

type Owner = { customerId: string; token: string };
type Services = Pick<ShopServices, 'db' | 'clock' | 'identity'>;

/** Records that the customer's sign-in is in use now, with the browser's user agent. */
export async function saveSignIn(
  { db, clock }: Services,
  { customerId, token, userAgent }: Owner & { userAgent: string },
): Promise<void> {
  const id = getTokenId(token);
  if (id === null) return;
  const now = clock.now();
  await db
    .deleteFrom('customer_sign_in')
    .where('last_seen_at', '<', now - listedMs)
    .execute();
  await db
    .insertInto('customer_sign_in')
    .values({
      id,
      customer_id: customerId,
      user_agent: userAgent,
      started_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ user_agent: userAgent, last_seen_at: now }),
    )
    .execute();
}

/** Returns the customer's active sign-ins, the last used first. */
export async function listSignIns(
  { db, identity }: Services,
  { customerId, token }: Owner,
): Promise<ListedSignIn[]> {
  const subject = (await findIdentitySubject(db, customerId)) ?? '';
  const rows = await db
    .selectFrom('customer_sign_in')
    .leftJoin('revoked_token', 'revoked_token.id', 'customer_sign_in.id')
    .selectAll('customer_sign_in')
    .where('customer_id', '=', customerId)
    .where('revoked_token.id', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(maxListed)
    .execute();
  const ended = await Promise.all(rows.map(({ id }) => identity.hasEnded({ id, subject })));
  const current = getTokenId(token);
  return rows
    .filter((_row, index) => ended[index] !== true)
    .map((row) => ({
      userAgent: row.user_agent,
      startedAt: row.started_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.id === current,
    }));
}

/**
 * Ends all sign-ins of the customer at the shop and at the embedded identity service. At an external user pool, the
 * storefront ends them with the customer's own access token.
 */
export function revokeSignIns(
  { db, clock, identity }: Services,
  { customerId, token }: Owner,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const subject = await findIdentitySubject(trx, customerId);
    const rows = await trx
      .selectFrom('customer_sign_in')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute();
    const ids = new Set([...rows.map(({ id }) => id), getTokenId(token)]);
    await endTokens(trx, [...ids], clock.now() + tokenLifeMs);
    await trx.deleteFrom('customer_sign_in').where('customer_id', '=', customerId).execute();
    if (subject !== null) await identity.accounts?.endSignIns(trx, subject);
  });
}

async function endTokens(
  trx: Database,
  ids: readonly (string | null)[],
  untilAt: number,
): Promise<void> {
  const values = ids.filter((id) => id !== null).map((id) => ({ id, expires_at: untilAt }));
  if (values.length === 0) return;
  await trx
    .insertInto('revoked_token')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
