import { addToWindow, computeWaitMs, type WindowLimit } from '@/lib/platform/rate-limit-counters';
import type { Database, Transaction } from './database';

/** A limit and whom it counts. Kept in the database, so that all processes count together and a restart forgives nothing. */
export interface RateLimitWindow {
  readonly name: string;
  readonly key: string;
  readonly limit: WindowLimit;
}

/** Takes one from each window, or from none: 0, or the milliseconds until the fullest of them has room. */
export async function consumeRateLimits(
  trx: Transaction,
  windows: readonly RateLimitWindow[],
  now: number,
): Promise<number> {
  const wait = await getRateLimitWaitMs(trx, windows, now);
  if (wait === 0) await incrementRateLimits(trx, windows, now);
  return wait;
}

/** Milliseconds until each of the windows has room; 0 when they have. */
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

/** Counts one in each window, whether it has room or not. */
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

/** Removes windows that are over. */
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
