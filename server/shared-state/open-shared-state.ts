import { randomUUID } from 'node:crypto';
import { createExpiredTags, type ExpiredTags } from './expired-tags';
import { createSharedPageCache, type RedisPageCache } from './shared-page-cache';
import { createSharedCounters, type RedisCounters } from './shared-counters';
import { openRedisConnection, type RedisConnection, type RedisOptions } from './redis-client';

interface Options extends RedisOptions {
  /** Names keys of limits: nobody who reads Redis learns an address or an e-mail from them. */
  readonly digest: (name: string, key: string) => string;
}

export interface SharedSiteOptions extends Options {
  /** The build whose pages are shared. */
  readonly build: string;
  readonly onExpired: (tags: readonly string[]) => void;
}

/** What processes share by Redis. */
export interface SharedState {
  readonly line: RedisConnection;
  readonly limits: RedisCounters;
  close(): void;
}

/** What the storefronts share besides. */
export interface SharedSiteState extends SharedState {
  readonly expired: ExpiredTags;
  readonly pages: RedisPageCache;
}

/** Whoever was not told learns of it at the latest so often; and whether Redis is there. */
const lookMs = 1_000;

/** Opens what services share: limits. Throws SharedStateError with a sentence when the server cannot be used. */
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
 * Opens what storefronts share: limits, pages of one build, and what expires. Everything that expired before is told to `onExpired` before
 * this answers. Throws SharedStateError with a sentence when the server cannot be used.
 */
export async function openSharedSiteState(options: SharedSiteOptions): Promise<SharedSiteState> {
  const line = await openRedisConnection(options);
  const expired = createExpiredTags(line, options.onExpired);
  const look = () => line.retry(expired.sync);
  await look();
  line.subscribe('expired', () => void look());
  const stop = repeat(look);
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

/** One after the other, with a pause between; the work never rejects. */
function repeat(work: () => Promise<unknown>): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(() => {
      void work().then(() => {
        if (!isOver) again();
      });
    }, lookMs);
    timer.unref();
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
