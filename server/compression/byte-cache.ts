import { LRUCache } from 'lru-cache';

/** Estimated overhead of an entry besides its body: key, headers, map slot. */
const overheadBytes = 2_000;

interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /**
   * Stores the value and evicts the least recently used entries until all fit; a value larger than the limit is not
   * stored.
   */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/** Creates an LRU cache limited to `limitBytes`, including the overhead per entry. */
export function createByteCache<Value extends object>(limitBytes: number): ByteCache<Value> {
  // The library rejects a limit of 0, at which nothing fits anyway.
  const entries = new LRUCache<string, Value>({ maxSize: Math.max(1, limitBytes) });
  return {
    get: (key) => entries.get(key),
    set(key, value, bytes) {
      // The library (11.5.3) keeps the old size when the same object is stored again with another one.
      entries.delete(key);
      entries.set(key, value, { size: bytes + overheadBytes });
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    get bytes() {
      return entries.calculatedSize;
    },
    get size() {
      return entries.size;
    },
  };
}
