import { listClientNetworks } from './client-network';
import {
  consumeToken,
  maxRateLimitKeys,
  setBounded,
  type TokenBucket,
  type TokenBucketLimit,
} from '@/lib/platform/rate-limit-counters';
import {
  subscribeToRemoteCounts,
  getSharedCounters,
  publishCount,
} from '@/lib/platform/distributed-state';

/** Returns the seconds until the next attempt is allowed; 0 when this one is allowed. */
export type RateLimiter = (key: string, nowMs: number) => Promise<number>;

/**
 * Creates a rate limiter with one token bucket per key, shared by all processes through Redis. Without Redis each
 * process counts locally and exchanges counts with its siblings; the least recently used keys are dropped, so that
 * memory stays bounded. `name` must be unique per limit.
 */
export function createRateLimiter(name: string, limit: TokenBucketLimit): RateLimiter {
  const buckets = new Map<string, TokenBucket>();

  function consumeLocally(key: string, nowMs: number): number {
    const { bucket, waitSeconds } = consumeToken(buckets.get(key) ?? null, limit, nowMs);
    setBounded(buckets, key, bucket, maxRateLimitKeys);
    return waitSeconds;
  }

  subscribeToRemoteCounts(name, ({ key }) => consumeLocally(key, Date.now()));

  return async (key, nowMs) => {
    const shared = await getSharedCounters()?.consumeToken(name, limit, key);
    if (typeof shared === 'number') return shared;
    const waitSeconds = consumeLocally(key, nowMs);
    if (waitSeconds === 0) publishCount({ limit: name, kind: 'taken', key });
    return waitSeconds;
  };
}

/** Returns the seconds until this client's next attempt is allowed; 0 when this one is allowed. */
export type ClientRateLimiter = (headers: Headers, nowMs: number) => Promise<number>;

/**
 * Creates a rate limiter per client address: IPv6 by /64, with higher limits for the wider networks
 * (lib/platform/http/client-network), so that changing addresses within one network does not bypass the limit.
 */
export function createClientRateLimiter(
  name: string,
  { burst, perMinute }: TokenBucketLimit,
): ClientRateLimiter {
  const limiters = factors.map((factor) => ({
    factor,
    wait: createRateLimiter(factor === 1 ? name : `${name}*${factor}`, {
      burst: burst * factor,
      perMinute: perMinute * factor,
    }),
  }));
  return async (headers, nowMs) => {
    for (const { key, factor } of listClientNetworks(getClientAddress(headers))) {
      const seconds = await limiters.find((one) => one.factor === factor)?.wait(key, nowMs);
      if (seconds !== undefined && seconds > 0) return seconds;
    }
    return 0;
  };
}

const factors = [1, 4, 16] as const;

/** Maximum length of an IP address, so that forged headers cannot fill the memory. */
const maxAddressLength = 64;

/** Returns the client address reported by the nearest proxy; empty when there is none. */
export function getClientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return address.slice(0, maxAddressLength);
}
