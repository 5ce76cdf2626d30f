/** What is kept of a page or an answer. */
export interface SharedEntry {
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

/** A moment in the order of all changes. */
interface Moment {
  readonly epoch: string;
  readonly count: number;
}

/** What the framework's cache asks of what all processes share; each call answers within moments, whether Redis is there or not. */
export interface SharedPages {
  /** The moment known here; null while nobody shares. */
  now(): Moment | null;
  find(key: string): Promise<SharedEntry | null>;
  keep(
    key: string,
    entry: SharedEntry,
    facts: {
      readonly tags: readonly string[];
      readonly moment: Moment;
      readonly isAnswer: boolean;
    },
  ): Promise<void>;
  takeTurn(key: string): Promise<boolean>;
  endTurn(key: string): Promise<void>;
  waitFor(key: string): Promise<SharedEntry | null>;
}

/** What the server in front lays ready for the framework's cache, which the framework loads by itself. */
export interface CacheSharing {
  /** Undefined without Redis. */
  readonly pages?: SharedPages;
  /** Tells everybody that the tags have expired. */
  tellExpired(tags: readonly string[]): Promise<void>;
  /** When everything was expired at once, in epoch milliseconds. */
  readonly everythingExpiredAt: number;
}

/** The cache handler reads the same name. */
const key = Symbol.for('lautlos.cache-sharing');

/** Lays ready what the framework's cache shares. */
export function shareCache(sharing: CacheSharing): void {
  (globalThis as typeof globalThis & { [key]?: CacheSharing })[key] = sharing;
}
