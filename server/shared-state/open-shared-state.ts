import { randomUUID } from 'node:crypto';
import { createExpiredTags, type ExpiredTags } from './expired-tags';
import { createSharedPageCache, type RedisPageCache } from './shared-page-cache';
import { createSharedCounters, type RedisCounters } from './shared-counters';
import { openRedisConnection, type RedisConnection, type RedisOptions } from './redis-client';

interface Options extends RedisOptions {
  /** Hashes the keys of rate limits, so that Redis contains no addresses or emails. */
  readonly digest: (name: string, key: string) => string;
}

export interface SharedSiteOptions extends Options {
  /** Build id; only processes of the same build share pages. */
  readonly build: string;
  readonly onExpired: (tags: readonly string[]) => void;
}

/** State that processes share through Redis. */
export interface SharedState {
  readonly line: RedisConnection;
  readonly limits: RedisCounters;
  close(): void;
}

/** State that only the storefronts share. */
export interface SharedSiteState extends SharedState {
  readonly expired: ExpiredTags;
  readonly pages: RedisPageCache;
}

/** Interval in ms in which missed expiries and the health of Redis are checked. */
const pollMs = 1_000;

/** Opens the state that services share: rate limits. Throws SharedStateError when Redis cannot be used. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const line = await openRedisConnection(options);
  const stop = repeat(() => line.retry(() => line.client.ping()));
  return {
    line,
    limits: createSharedCounters(line, options.digest),
    close: () => close(line, stop),
  };
}

/**
 * Opens the state that storefronts share: rate limits, the pages of one build, and expired tags. Earlier expiries are
 * passed to `onExpired` before this resolves. Throws SharedStateError when Redis cannot be used.
 */
export async function openSharedSiteState(options: SharedSiteOptions): Promise<SharedSiteState> {
  const line = await openRedisConnection(options);
  const expired = createExpiredTags(line, options.onExpired);
  const sync = () => line.retry(expired.sync);
  await sync();
  line.subscribe('expired', () => void sync());
  const stop = repeat(sync);
  return {
    line,
    expired,
    limits: createSharedCounters(line, options.digest),
    pages: createSharedPageCache(line, expired, { build: options.build, owner: randomUUID() }),
    close: () => close(line, stop),
  };
}

function close(line: RedisConnection, stop: () => void): void {
  stop();
  line.close();
}

/** Repeats the work with a pause after each run; the work never rejects. */
function repeat(work: () => Promise<unknown>): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(() => {
      void work().then(() => {
        if (!isOver) again();
      });
    }, pollMs);
    timer.unref();
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
