interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

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

/** Estimated overhead of an entry besides its body: key, headers, map slot. */
const overheadBytes = 2_000;

/** Creates an LRU cache limited to `limitBytes`, including the overhead per entry. */
export function createByteCache<Value>(limitBytes: number): ByteCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bodyBytes) {
      remove(key);
      const bytes = bodyBytes + overheadBytes;
      if (bytes > limitBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= limitBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      total = 0;
    },
    get bytes() {
      return total;
    },
    get size() {
      return entries.size;
    },
  };
}
