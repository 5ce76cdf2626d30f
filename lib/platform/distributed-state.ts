import { createProcessValue } from './process-registry';
import type { WindowLimit, TokenBucketLimit } from './rate-limit-counters';

/**
 * Counters shared by all processes of the storefront. Each call resolves to null while no shared store is connected.
 */
export interface SharedCounters {
  /** Returns the seconds until the next request is allowed; 0 when this request is allowed. */
  consumeToken(name: string, limit: TokenBucketLimit, key: string): Promise<number | null>;
  /** Returns the milliseconds until another request is allowed; 0 when this request is allowed and was counted. */
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  releaseWindow(name: string, key: string): Promise<true | null>;
  addMark(name: string, key: string, ms: number): Promise<true | null>;
  hasMark(name: string, key: string): Promise<boolean | null>;
}

/**
 * A rate limit count made in the memory of one process and published to the other worker processes of the same server.
 */
export interface RemoteRateLimitCount {
  readonly limit: string;
  readonly kind: 'taken' | 'given back' | 'noted';
  readonly key: string;
}

interface CounterRegistry {
  shared?: SharedCounters;
  publish?: (count: RemoteRateLimitCount) => void;
  readonly listeners: Map<string, Set<(count: RemoteRateLimitCount) => void>>;
}

const counters = /* #__PURE__ */ createProcessValue<CounterRegistry>('counters', () => ({
  listeners: new Map(),
}));

/** Sets the shared counters, and the function that publishes counts of this process to the other workers. */
export function setSharedCounters(
  shared: SharedCounters | undefined,
  publish: (count: RemoteRateLimitCount) => void,
): void {
  Object.assign(counters.get(), { shared, publish });
}

/** Returns the counters in the shared store; undefined when none is configured. */
export function getSharedCounters(): SharedCounters | undefined {
  return counters.get().shared;
}

/** Publishes a count made in the memory of this process to the other workers. */
export function publishCount(count: RemoteRateLimitCount): void {
  counters.get().publish?.(count);
}

/** Calls the listener for each count of a limit that another worker has published. */
export function subscribeToRemoteCounts(
  limit: string,
  listener: (count: RemoteRateLimitCount) => void,
): void {
  const { listeners } = counters.get();
  listeners.set(limit, (listeners.get(limit) ?? new Set()).add(listener));
}

/** Passes a count of another worker to the listeners of its limit. */
export function handleRemoteCount(count: RemoteRateLimitCount): void {
  for (const listener of counters.get().listeners.get(count.limit) ?? []) listener(count);
}

/** The cached form of a page or a fetch response. */
export interface SharedCacheEntry {
  readonly value: unknown;
  /** Time at which the entry was created, in epoch milliseconds. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

/** Position in the sequence of all cache invalidations. */
interface CacheVersion {
  readonly epoch: string;
  readonly count: number;
}

/**
 * The page cache that all processes share. Each call except `waitFor` returns within milliseconds, with or without
 * Redis.
 */
export interface SharedPageCache {
  /** Returns the latest invalidation known to this process; null while no shared store is connected. */
  now(): CacheVersion | null;
  find(key: string): Promise<SharedCacheEntry | null>;
  save(
    key: string,
    entry: SharedCacheEntry,
    facts: {
      readonly tags: readonly string[];
      readonly version: CacheVersion;
      readonly isAnswer: boolean;
    },
  ): Promise<void>;
  lock(key: string): Promise<boolean>;
  unlock(key: string): Promise<void>;
  waitFor(key: string): Promise<SharedCacheEntry | null>;
}

/** Functions and values that the custom server provides to the cache handler, a module that Next loads itself. */
export interface PageCacheBackend {
  /** The shared page cache; undefined without Redis. */
  readonly pages?: SharedPageCache;
  /** Publishes expired cache tags to all processes. */
  publishExpired(tags: readonly string[]): Promise<void>;
  /** Epoch milliseconds of the last expiry of all tags at once. */
  readonly everythingExpiredAt: number;
}

const pageCacheBackend = /* #__PURE__ */ createProcessValue<PageCacheBackend | undefined>(
  'page-cache-backend',
  () => undefined,
);

/** Sets the backend of the cache handler, which reads it from the process registry by name. */
export const setPageCacheBackend = (backend: PageCacheBackend): void =>
  pageCacheBackend.set(backend);

type Listener = () => void;

const pageExpiryListeners = /* #__PURE__ */ createProcessValue<Set<Listener>>(
  'page-expiry',
  () => new Set(),
);

/** Calls the listener whenever public pages may have changed. Returns a function that unsubscribes. */
export function subscribeToPageExpiry(listener: Listener): () => void {
  pageExpiryListeners.get().add(listener);
  return () => pageExpiryListeners.get().delete(listener);
}

/** Notifies page caches that their pages have to be revalidated. */
export function notifyPageExpiry(): void {
  for (const listener of pageExpiryListeners.get()) listener();
}
