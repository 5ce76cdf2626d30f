import {
  consumeWindow,
  type WindowCounter,
  type WindowLimit,
} from '@/lib/platform/rate-limit-counters';

/**
 * Counts requests per key, for example per user. `shop` is the open database: two shops in one process have separate
 * counters.
 */
interface RateLimiter {
  /**
   * Counts a request for this key. Call it before any other work. Returns 0 if the request is allowed, otherwise the
   * time in ms until the next request is allowed.
   */
  take(shop: object, key: string, now: number): Promise<number>;
  /** Resets the counter of a key. */
  forget(shop: object, key: string): Promise<void>;
}

/** Counters shared by all processes of a shop. The methods resolve to null while the shared store is unavailable. */
interface SharedRateLimits {
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  removeWindow(name: string, key: string): Promise<true | null>;
}

const sharedByShop = new WeakMap<object, SharedRateLimits>();

/**
 * Makes all rate limiters count this shop's requests in the shared store, and in this process's memory while the store
 * is unavailable.
 */
export function setSharedRateLimits(shop: object, shared: SharedRateLimits): void {
  sharedByShop.set(shop, shared);
}

/**
 * Creates a rate limiter with a maximum number of requests per time window. Counts in the shop's shared store if one is
 * set (see setSharedRateLimits), otherwise in memory.
 */
export function createServiceRateLimiter(name: string, limit: WindowLimit): RateLimiter {
  const memories = new WeakMap<object, Map<string, WindowCounter>>();
  const memoryOf = (shop: object) => {
    const memory = memories.get(shop) ?? new Map<string, WindowCounter>();
    memories.set(shop, memory);
    return memory;
  };

  return {
    async take(shop, key, now) {
      const shared = await sharedByShop.get(shop)?.consumeWindow(name, limit, key);
      return typeof shared === 'number' ? shared : consumeWindow(memoryOf(shop), key, limit, now);
    },
    async forget(shop, key) {
      memoryOf(shop).delete(key);
      await sharedByShop.get(shop)?.removeWindow(name, key);
    },
  };
}
