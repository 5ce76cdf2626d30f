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
  /** Takes one of this key's before any work is done: 0, or the milliseconds until one more is allowed. */
  take(shop: object, key: string, now: number): Promise<number>;
  /** Gives a key all of its own back. */
  forget(shop: object, key: string): Promise<void>;
}

/** Windows that all processes of a shop share; each answers null while nobody shares. */
interface SharedWindows {
  takeOfWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  forget(name: string, key: string): Promise<true | null>;
}

const sharedByShop = new WeakMap<object, SharedWindows>();

/** From now on the windows of this shop are counted there, and by this process alone only while nobody answers there. */
export function shareWindows(shop: object, shared: SharedWindows): void {
  sharedByShop.set(shop, shared);
}

/** A limit within a window: in the counters the shop's processes share, where there are any, else in this process's memory. */
export function createWindowCounter(name: string, limit: WindowLimit): WindowCounter {
  const memories = new WeakMap<object, Map<string, CountedWindow>>();
  const memoryOf = (shop: object) => {
    const memory = memories.get(shop) ?? new Map<string, CountedWindow>();
    memories.set(shop, memory);
    return memory;
  };

  function takeHere(memory: Map<string, CountedWindow>, key: string, now: number): number {
    const window = memory.get(key) ?? null;
    const wait = waitMs(window, limit, now);
    if (wait === 0) remember(memory, key, countOne(window, limit, now), maxKeys);
    return wait;
  }

  return {
    async take(shop, key, now) {
      const shared = await sharedByShop.get(shop)?.takeOfWindow(name, limit, key);
      return typeof shared === 'number' ? shared : takeHere(memoryOf(shop), key, now);
    },
    async forget(shop, key) {
      memoryOf(shop).delete(key);
      await sharedByShop.get(shop)?.forget(name, key);
    },
  };
}
