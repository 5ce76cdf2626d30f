import { createProcessValue } from './process-registry';
import type { WindowLimit, TokenBucketLimit } from './rate-limit-counters';

/** Counters shared by all processes of the storefront. Each call resolves to null while no shared store is connected. */
export interface SharedCounters {
  /** Seconds until the next request is allowed; 0 when this one is. */
  consumeToken(name: string, limit: TokenBucketLimit, key: string): Promise<number | null>;
  /** Milliseconds until another request is allowed; 0 when this one was counted. */
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  releaseWindow(name: string, key: string): Promise<true | null>;
  addMark(name: string, key: string, ms: number): Promise<true | null>;
  hasMark(name: string, key: string): Promise<boolean | null>;
}

/** A count made by one process alone and published to the other worker processes of the same start. */
export interface RemoteCount {
  readonly limit: string;
  readonly kind: 'taken' | 'given back' | 'noted';
  readonly key: string;
}

interface CounterRegistry {
  shared?: SharedCounters;
  publish?: (count: RemoteCount) => void;
  readonly listeners: Map<string, Set<(count: RemoteCount) => void>>;
}

const counters = /* #__PURE__ */ createProcessValue<CounterRegistry>('counters', () => ({
  listeners: new Map(),
}));

/** Sets the shared counters and how counts of this process alone reach the other workers. */
export function setSharedCounters(
  shared: SharedCounters | undefined,
  publish: (count: RemoteCount) => void,
): void {
  Object.assign(counters.get(), { shared, publish });
}

/** Undefined without a shared store. */
export function getSharedCounters(): SharedCounters | undefined {
  return counters.get().shared;
}

/** Sends a count of this process alone to the other workers. */
export function publishCount(count: RemoteCount): void {
  counters.get().publish?.(count);
}

/** Calls the listener for each count of a limit that another worker has published. */
export function subscribeToRemoteCounts(
  limit: string,
  listener: (count: RemoteCount) => void,
): void {
  const { listeners } = counters.get();
  listeners.set(limit, (listeners.get(limit) ?? new Set()).add(listener));
}

/** Passes a count of another worker to the listeners of its limit. */
export function handleRemoteCount(count: RemoteCount): void {
  for (const listener of counters.get().listeners.get(count.limit) ?? []) listener(count);
}

/** The cached form of a page or a fetch response. */
export interface SharedCacheEntry {
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

/** A position in the order of all invalidations. */
interface CacheVersion {
  readonly epoch: string;
  readonly count: number;
}

/** The page cache that all processes share. Each call returns within milliseconds, with or without Redis. */
export interface SharedPageCache {
  /** The version known to this process; null while no shared store is connected. */
  now(): CacheVersion | null;
  find(key: string): Promise<SharedCacheEntry | null>;
  save(
    key: string,
    entry: SharedCacheEntry,
    facts: {
      readonly tags: readonly string[];
      readonly moment: CacheVersion;
      readonly isAnswer: boolean;
    },
  ): Promise<void>;
  lock(key: string): Promise<boolean>;
  unlock(key: string): Promise<void>;
  waitFor(key: string): Promise<SharedCacheEntry | null>;
}

/** What the custom server provides to Next's cache handler, which Next loads itself. */
export interface PageCacheBackend {
  /** Undefined without Redis. */
  readonly pages?: SharedPageCache;
  /** Publishes expired tags to all processes. */
  publishExpired(tags: readonly string[]): Promise<void>;
  /** Epoch milliseconds of the last expiry of all tags at once. */
  readonly everythingExpiredAt: number;
}

const pageCacheBackend = /* #__PURE__ */ createProcessValue<PageCacheBackend | undefined>(
  'page-cache-backend',
  () => undefined,
);

/** Sets what the cache handler shares; the handler reads the value by its name. */
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
