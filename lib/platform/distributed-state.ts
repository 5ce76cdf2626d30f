import type { WindowLimit, TokenBucketLimit } from '@/lib/platform/rate-limit-counters';

/** Counters that all processes of the shop share; each answers null while nobody shares. */
export interface SharedCounters {
  /** Seconds until the next try is allowed; 0 when this one is. */
  consumeToken(name: string, limit: TokenBucketLimit, key: string): Promise<number | null>;
  /** Milliseconds until one more is allowed; 0 when it is taken. */
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  releaseWindow(name: string, key: string): Promise<true | null>;
  addMark(name: string, key: string, ms: number): Promise<true | null>;
  hasMark(name: string, key: string): Promise<boolean | null>;
}

/** What one process counted by itself, told to the others of the same start. */
export interface RemoteCount {
  readonly limit: string;
  readonly kind: 'taken' | 'given back' | 'noted';
  readonly key: string;
}

interface CounterRegistry {
  shared?: SharedCounters;
  tellSiblings?: (counted: RemoteCount) => void;
  readonly listeners: Map<string, Set<(counted: RemoteCount) => void>>;
}

/** One for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const countersKey = Symbol.for('lautlos.shared-limits');

function getCounterRegistry(): CounterRegistry {
  const all = globalThis as typeof globalThis & { [countersKey]?: CounterRegistry };
  return (all[countersKey] ??= { listeners: new Map() });
}

/** From now on the limits count there, and what they count by themselves is told to the siblings. */
export function setSharedCounters(
  shared: SharedCounters | undefined,
  tellSiblings: (counted: RemoteCount) => void,
): void {
  Object.assign(getCounterRegistry(), { shared, tellSiblings });
}

/** The shared counters, where there are any. */
export function getSharedCounters(): SharedCounters | undefined {
  return getCounterRegistry().shared;
}

/** Tells the siblings what was counted here alone. */
export function publishCount(counted: RemoteCount): void {
  getCounterRegistry().tellSiblings?.(counted);
}

/** Hears what siblings have counted of a limit. */
export function subscribeToRemoteCounts(
  limit: string,
  listener: (counted: RemoteCount) => void,
): void {
  const { listeners } = getCounterRegistry();
  listeners.set(limit, (listeners.get(limit) ?? new Set()).add(listener));
}

/** Passes on what a sibling has counted. */
export function handleRemoteCount(counted: RemoteCount): void {
  for (const listener of getCounterRegistry().listeners.get(counted.limit) ?? []) listener(counted);
}

/** What is kept of a page or an answer. */
export interface SharedCacheEntry {
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

/** A moment in the order of all changes. */
interface CacheVersion {
  readonly epoch: string;
  readonly count: number;
}

/** What the framework's cache asks of what all processes share; each call answers within moments, whether Redis is there or not. */
export interface SharedPageCache {
  /** The moment known here; null while nobody shares. */
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

/** What the server in front lays ready for the framework's cache, which the framework loads by itself. */
export interface PageCacheBackend {
  /** Undefined without Redis. */
  readonly pages?: SharedPageCache;
  /** Tells everybody that the tags have expired. */
  publishExpired(tags: readonly string[]): Promise<void>;
  /** When everything was expired at once, in epoch milliseconds. */
  readonly everythingExpiredAt: number;
}

/** The cache handler reads the same name. */
const pageCacheKey = Symbol.for('lautlos.cache-sharing');

/** Lays ready what the framework's cache shares. */
export function setPageCacheBackend(sharing: PageCacheBackend): void {
  (globalThis as typeof globalThis & { [pageCacheKey]?: PageCacheBackend })[pageCacheKey] = sharing;
}

type Listener = () => void;

/** One list for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const pageExpiryKey = Symbol.for('lautlos.pages-expired');

function listeners(): Set<Listener> {
  const shared = globalThis as typeof globalThis & { [pageExpiryKey]?: Set<Listener> };
  return (shared[pageExpiryKey] ??= new Set());
}

/** Calls the listener whenever public pages may have changed; answers with how to stop that. */
export function subscribeToPageExpiry(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Tells whoever keeps finished pages that they have to be asked for anew from now on. */
export function notifyPageExpiry(): void {
  for (const listener of listeners()) listener();
}
