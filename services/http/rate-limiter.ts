import {
  type WindowCounter,
  addToWindow,
  computeWaitMs,
  type WindowLimit,
} from '@/lib/platform/rate-limit-counters';
import { setBounded } from '@/lib/platform/rate-limit-counters';

/** More than these are not remembered at a time, so that guessing cannot fill the memory. */
const maxKeys = 10_000;

/** Counts by key; `shop` is the open database, so that two shops in one process count apart. */
interface RateLimiter {
  /** Takes one of this key's before any work is done: 0, or the milliseconds until one more is allowed. */
  take(shop: object, key: string, now: number): Promise<number>;
  /** Gives a key all of its own back. */
  forget(shop: object, key: string): Promise<void>;
}

/** Windows that all processes of a shop share; each answers null while nobody shares. */
interface SharedRateLimits {
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  removeWindow(name: string, key: string): Promise<true | null>;
}

const sharedByShop = new WeakMap<object, SharedRateLimits>();

/** From now on the windows of this shop are counted there, and by this process alone only while nobody answers there. */
export function shareRateLimits(shop: object, shared: SharedRateLimits): void {
  sharedByShop.set(shop, shared);
}

/** A limit within a window: in the counters the shop's processes share, where there are any, else in this process's memory. */
export function createServiceRateLimiter(name: string, limit: WindowLimit): RateLimiter {
  const memories = new WeakMap<object, Map<string, WindowCounter>>();
  const memoryOf = (shop: object) => {
    const memory = memories.get(shop) ?? new Map<string, WindowCounter>();
    memories.set(shop, memory);
    return memory;
  };

  function takeHere(memory: Map<string, WindowCounter>, key: string, now: number): number {
    const window = memory.get(key) ?? null;
    const wait = computeWaitMs(window, limit, now);
    if (wait === 0) setBounded(memory, key, addToWindow(window, limit, now), maxKeys);
    return wait;
  }

  return {
    async take(shop, key, now) {
      const shared = await sharedByShop.get(shop)?.consumeWindow(name, limit, key);
      return typeof shared === 'number' ? shared : takeHere(memoryOf(shop), key, now);
    },
    async forget(shop, key) {
      memoryOf(shop).delete(key);
      await sharedByShop.get(shop)?.removeWindow(name, key);
    },
  };
}
