import {
  type CountedWindow,
  countOne,
  waitMs,
  type WindowLimit,
} from '@/domain/limits/counted-window';
import { remember } from '@/domain/limits/remember';

/** More than these are not remembered at a time, so that guessing cannot fill the memory. */
const maxKeys = 10_000;

/** Counts by key; `shop` is the open database, so that two shops in one process count apart. */
interface WindowCounter {
  /** Milliseconds until one more of this key is allowed; 0 when it is now. */
  waitMs(shop: object, key: string, now: number): number;
  count(shop: object, key: string, now: number): void;
  forget(shop: object, key: string): void;
}

/** A limit within a window, in this process's memory. */
export function createWindowCounter(limit: WindowLimit): WindowCounter {
  const memories = new WeakMap<object, Map<string, CountedWindow>>();
  const memoryOf = (shop: object) => {
    const memory = memories.get(shop) ?? new Map<string, CountedWindow>();
    memories.set(shop, memory);
    return memory;
  };
  return {
    waitMs: (shop, key, now) => waitMs(memoryOf(shop).get(key) ?? null, limit, now),
    count: (shop, key, now) => {
      const memory = memoryOf(shop);
      remember(memory, key, countOne(memory.get(key) ?? null, limit, now), maxKeys);
    },
    forget: (shop, key) => void memoryOf(shop).delete(key),
  };
}
