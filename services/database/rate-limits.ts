import { addToWindow, computeWaitMs, type WindowLimit } from '@/lib/platform/rate-limit-counters';
import type { Database, Transaction } from './database';

/** A rate limit and its key. It is stored in the database, so that all processes share it and it survives restarts. */
export interface RateLimitWindow {
  readonly name: string;
  readonly key: string;
  readonly limit: WindowLimit;
}

/**
 * Counts one in every window, or in none if one is full. Returns 0, or the milliseconds until the fullest window has
 * room.
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

/** Returns the milliseconds until all windows have room, or 0 if they have. */
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

/** Counts one in each window, even if it is full. */
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

/** Removes expired windows. */
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
