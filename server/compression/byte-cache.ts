import { LRUCache } from 'lru-cache';

/** Estimated memory of an entry besides its body (key, headers, map slot), in bytes. */
const overheadBytes = 2_000;

interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /**
   * Stores a value, and evicts the least recently used entries until all fit. Does not store a value larger than the
   * limit.
   */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/** Creates an LRU cache that limits the total size of its entries, including the overhead of each, to `limitBytes`. */
export function createByteCache<Value extends object>(limitBytes: number): ByteCache<Value> {
  // The library rejects a limit of 0. With a limit of 1 byte nothing fits, either.
  const entries = new LRUCache<string, Value>({ maxSize: Math.max(1, limitBytes) });
  return {
    get: (key) => entries.get(key),
    set(key, value, bytes) {
      // Without deletion, the library (11.5.3) keeps the old size when the same object is stored again with another
      // size.
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
