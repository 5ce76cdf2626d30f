interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Keeps the value, and lets go of what was asked for longest ago until all fit; what alone is too much is not kept. */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/** What an entry costs beside its body: its key, its headers, its place in the map. */
const overheadBytes = 2_000;

/** Keeps values by key within `limitBytes`, counted with what keeping them costs. */
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
