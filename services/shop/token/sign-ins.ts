import { decodeJwt } from 'jose';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';
import type { ShopContext, ShopServices } from '../base/shop-context';
import { requireToken } from '../base/access';
import { ShopError } from '../base/shop-errors';
import { findIdentitySubject } from '../customer/customer.repository';

/** No token lives longer: an ID token and those its sign-in still gets at the moment it ends last an hour, the shop's own a day. */
const longestLifeMs = dayMs;

/** The id a token is ended by: of its sign-in at the identity, or its own. Null for one that names neither. The token is verified elsewhere. */
export function getTokenId(token: string): string | null {
  const { origin_jti: signIn, tokenid: own } = decodeJwt(token);
  return [signIn, own].find((id): id is string => typeof id === 'string' && id !== '') ?? null;
}

/** True for a token, or a sign-in, that was ended before its time. */
export async function isTokenRevoked(db: Database, tokenId: string | null): Promise<boolean> {
  if (tokenId === null) return false;
  const row = await db
    .selectFrom('ended_token')
    .select('id')
    .where('id', '=', tokenId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends the token the call comes with, and with it every other one of the same sign-in, at once, at the embedded identity, too. Refuses with OXID's words to end
 * anybody else's.
 */
export async function revokeToken(context: ShopContext, tokenId: string): Promise<boolean> {
  requireToken(context);
  const { db, now, token } = context;
  if (token === undefined || getTokenId(token) !== tokenId)
    throw new ShopError('TOKEN_UNKNOWN', 'The token is not registered');
  await db.deleteFrom('ended_token').where('until_at', '<', now).execute();
  await db
    .insertInto('ended_token')
    .values({ id: tokenId, until_at: now + longestLifeMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await context.identity.accounts?.endSignIn(db, tokenId);
  return true;
}

/** A refresh token lives no longer without being used. */
const listedMs = 30 * dayMs;
/** No token of a sign-in that ends now lives longer. */
const tokenLifeMs = dayMs;
const mostListed = 50;

/** A sign-in as its owner sees it. Times are epoch milliseconds. */
export interface ListedSignIn {
  userAgent: string;
  startedAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

type Owner = { customerId: string; token: string };
type Services = Pick<ShopServices, 'db' | 'clock' | 'identity'>;

/** Notes that the customer's sign-in is in use, by what its browser calls itself. */
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

/** The customer's sign-ins that are in force, the one last used first. */
export async function listSignIns(
  { db, identity }: Services,
  { customerId, token }: Owner,
): Promise<ListedSignIn[]> {
  const subject = (await findIdentitySubject(db, customerId)) ?? '';
  const rows = await db
    .selectFrom('customer_sign_in')
    .leftJoin('ended_token', 'ended_token.id', 'customer_sign_in.id')
    .selectAll('customer_sign_in')
    .where('customer_id', '=', customerId)
    .where('ended_token.id', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .limit(mostListed)
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
 * Ends every sign-in of the customer at once: at the shop, and at the embedded identity. A pool elsewhere is told by the storefront, with the
 * customer's own access token.
 */
export function endSignIns(
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
  const values = ids.filter((id) => id !== null).map((id) => ({ id, until_at: untilAt }));
  if (values.length === 0) return;
  await trx
    .insertInto('ended_token')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
