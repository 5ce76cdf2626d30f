import { decodeJwt } from 'jose';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import type { ShopContext } from '../base/context';
import { requireToken } from '../base/access';
import { ShopError } from '../base/errors';

/** No token lives longer: an ID token and those its sign-in still gets at the moment it ends last an hour, the shop's own a day. */
const longestLifeMs = dayMs;

/** The id a token is ended by: of its sign-in at the identity, or its own. Null for one that names neither. The token is verified elsewhere. */
export function tokenIdOf(token: string): string | null {
  const { origin_jti: signIn, tokenid: own } = decodeJwt(token);
  return [signIn, own].find((id): id is string => typeof id === 'string' && id !== '') ?? null;
}

/** True for a token, or a sign-in, that was ended before its time. */
export async function isEnded(db: Database, tokenId: string | null): Promise<boolean> {
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
export async function endToken(context: ShopContext, tokenId: string): Promise<boolean> {
  requireToken(context);
  const { db, now, token } = context;
  if (token === undefined || tokenIdOf(token) !== tokenId)
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
