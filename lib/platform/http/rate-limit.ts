import { listClientNetworks } from './client-network';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import {
  type TokenBucket,
  type TokenBucketLimit,
  consumeToken,
} from '@/lib/platform/rate-limit-counters';
import {
  subscribeToRemoteCounts,
  getSharedCounters,
  publishCount,
} from '@/lib/platform/distributed-state';

/** Seconds until the next try is allowed; 0 when this one is. */
export type RateLimiter = (key: string, nowMs: number) => Promise<number>;

const maxKeys = 10_000;

/**
 * A token bucket per key, shared by all processes where there is Redis. Without it, or while it is away, each process counts by itself and
 * hears what its siblings count; the least recently seen keys are forgotten first, so that memory stays bounded. `name` is the limit's own.
 */
export function createRateLimiter(name: string, limit: TokenBucketLimit): RateLimiter {
  const buckets = new Map<string, TokenBucket>();

  function takeHere(key: string, nowMs: number): number {
    const { bucket, waitSeconds } = consumeToken(buckets.get(key) ?? null, limit, nowMs);
    setBounded(buckets, key, bucket, maxKeys);
    return waitSeconds;
  }

  subscribeToRemoteCounts(name, ({ key }) => takeHere(key, Date.now()));

  return async (key, nowMs) => {
    const shared = await getSharedCounters()?.consumeToken(name, limit, key);
    if (typeof shared === 'number') return shared;
    const waitSeconds = takeHere(key, nowMs);
    if (waitSeconds === 0) publishCount({ limit: name, kind: 'taken', key });
    return waitSeconds;
  };
}

/** Seconds until this client's next try is allowed; 0 when this one is. */
export type ClientRateLimiter = (headers: Headers, nowMs: number) => Promise<number>;

/**
 * A rate limit for each client by its network address: IPv6 by /64, with the wider networks allowed more (domain/limits/client-network), so
 * that ever new addresses of one network are no new clients.
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

/** No address is longer; a forged header must not fill the memory either. */
const maxAddressLength = 64;

/** Who asks, as far as the network tells: the address the nearest proxy saw; empty when nobody tells. */
export function getClientAddress(headers: Headers): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return address.slice(0, maxAddressLength);
}
