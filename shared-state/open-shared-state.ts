import { randomUUID } from 'node:crypto';
import { createExpiredTags, type ExpiredTags } from './expired-tags';
import { createKeptPages, type KeptPages } from './kept-pages';
import { createLimitCounters, type LimitCounters } from './limit-counters';
import { openRedisLine, type RedisLine, type RedisOptions } from './redis-line';

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
  readonly line: RedisLine;
  readonly limits: LimitCounters;
  close(): void;
}

/** What the storefronts share besides. */
export interface SharedSiteState extends SharedState {
  readonly expired: ExpiredTags;
  readonly pages: KeptPages;
}

/** Whoever was not told learns of it at the latest so often; and whether Redis is there. */
const lookMs = 1_000;

/** Opens what services share: limits. Throws SharedStateError with a sentence when the server cannot be used. */
export async function openSharedState(options: Options): Promise<SharedState> {
  const line = await openRedisLine(options);
  const stop = repeat(() => line.tryAgain(() => line.client.ping()));
  return {
    line,
    limits: createLimitCounters(line, options.digest),
    close: () => close(line, stop),
  };
}

/**
 * Opens what storefronts share: limits, pages of one build, and what expires. Everything that expired before is told to `onExpired` before
 * this answers. Throws SharedStateError with a sentence when the server cannot be used.
 */
export async function openSharedSiteState(options: SharedSiteOptions): Promise<SharedSiteState> {
  const line = await openRedisLine(options);
  const expired = createExpiredTags(line, options.onExpired);
  const look = () => line.tryAgain(expired.catchUp);
  await look();
  line.listen('expired', () => void look());
  const stop = repeat(look);
  return {
    line,
    expired,
    limits: createLimitCounters(line, options.digest),
    pages: createKeptPages(line, expired, { build: options.build, owner: randomUUID() }),
    close: () => close(line, stop),
  };
}

function close(line: RedisLine, stop: () => void): void {
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
