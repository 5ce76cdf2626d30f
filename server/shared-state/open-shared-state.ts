import { randomUUID } from 'node:crypto';
import { createExpiredTags, type ExpiredTags } from './expired-tags';
import { createSharedPageCache, type RedisPageCache } from './shared-page-cache';
import { createSharedCounters, type RedisCounters } from './shared-counters';
import { openRedisConnection, type RedisConnection, type RedisOptions } from './redis-client';
import { type IntervalJob, runInterval } from '@/lib/platform/run-interval';

interface Options extends RedisOptions {
  /** Hashes the keys of rate limits, so that Redis stores no IP addresses or emails. */
  readonly digest: (name: string, key: string) => string;
}

export interface SharedSiteOptions extends Options {
  /** Build id. Only processes of the same build share pages. */
  readonly build: string;
  readonly onExpired: (tags: readonly string[]) => void;
}

/** State that processes share through Redis. */
export interface SharedState {
  readonly connection: RedisConnection;
  readonly limits: RedisCounters;
  close(): void;
}

/** State that only storefronts share, in addition to that of all processes. */
export interface SharedSiteState extends SharedState {
  readonly expired: ExpiredTags;
  readonly pages: RedisPageCache;
}

/** Interval in ms of checks for missed expiries and for the health of Redis. */
const pollMs = 1_000;

/** Opens the state that all processes share: rate limits. Throws SharedStateError when Redis cannot be used. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const line = await openRedisConnection(options);
  const job = startPolling(() => line.retry(() => line.client.ping()), options);
  return {
    connection: line,
    limits: createSharedCounters(line, options.digest),
    close: () => close(line, job),
  };
}

/**
 * Opens the state that storefronts share: rate limits, the pages of one build, and expired tags. Passes earlier
 * expiries to `onExpired` before it resolves. Throws SharedStateError when Redis cannot be used.
 */
export async function openSharedSiteState(options: SharedSiteOptions): Promise<SharedSiteState> {
  const line = await openRedisConnection(options);
  const expired = createExpiredTags(line, options.onExpired);
  const sync = () => line.retry(expired.sync);
  await sync();
  line.subscribe('expired', () => void sync());
  const job = startPolling(sync, options);
  return {
    connection: line,
    expired,
    limits: createSharedCounters(line, options.digest),
    pages: createSharedPageCache(line, expired, { build: options.build, owner: randomUUID() }),
    close: () => close(line, job),
  };
}

function startPolling(job: () => Promise<unknown>, { logger }: Options): IntervalJob {
  const options = { firstMs: pollMs, keepsProcessAlive: false };
  return runInterval('Shared state sync', pollMs, { error: logger.warn }, job, options);
}

function close(line: RedisConnection, job: IntervalJob): void {
  void job.stop();
  line.close();
}
