import { addToWindow, computeWaitMs, type WindowLimit } from '@/lib/platform/rate-limit-counters';
import type { Database, Transaction } from './database';

/**
 * A rate limit and what it applies to (`key`, for example a mailbox). Counts are stored in the database, so that all
 * processes share them and they survive restarts.
 */
export interface RateLimitWindow {
  readonly name: string;
  readonly key: string;
  readonly limit: WindowLimit;
}

/**
 * Counts one use against every given rate limit, or against none if one of them is used up. Returns 0 if the use was
 * counted, otherwise the milliseconds until all limits allow another use.
 */
export async function consumeRateLimits(
  trx: Transaction,
  windows: readonly RateLimitWindow[],
  now: number,
): Promise<number> {
  const wait = await getRateLimitWaitMs(trx, windows, now);
  if (wait === 0) await incrementRateLimits(trx, windows, now);
  return wait;
}

/** Returns the milliseconds until all given rate limits allow another use; 0 if they allow it now. */
export async function getRateLimitWaitMs(
  trx: Transaction,
  windows: readonly RateLimitWindow[],
  now: number,
): Promise<number> {
  const waits = [0];
  for (const window of windows)
    waits.push(computeWaitMs(await find(trx, window), window.limit, now));
  return Math.max(...waits);
}

/** Counts one use against each given rate limit, even if the limit is used up. */
export async function incrementRateLimits(
  trx: Transaction,
  windows: readonly RateLimitWindow[],
  now: number,
): Promise<void> {
  for (const window of windows) {
    const { name, key, limit } = window;
    const { count, since } = addToWindow(await find(trx, window), limit, now);
    const counted = { count, since_at: since, ends_at: since + limit.windowMs };
    await trx
      .insertInto('rate_window')
      .values({ name, key, ...counted })
      .onConflict((conflict) => conflict.columns(['name', 'key']).doUpdateSet(counted))
      .execute();
  }
}

/** Deletes the counts of rate limit windows that ended by `now` (epoch milliseconds). */
export async function removeExpiredRateLimits(db: Database, now: number): Promise<void> {
  await db.deleteFrom('rate_window').where('ends_at', '<=', now).execute();
}

async function find(trx: Transaction, { name, key }: RateLimitWindow) {
  const row = await trx
    .selectFrom('rate_window')
    .select(['count', 'since_at as since'])
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
