import { remember } from '@/domain/limits/remember';
import { type Bucket, type BucketLimit, takeToken } from '@/domain/limits/token-bucket';

/** Seconds until the next try is allowed; 0 when this one is. */
export type RateLimiter = (key: string, nowMs: number) => number;

const maxKeys = 10_000;

/** A token bucket per key. The least recently seen keys are forgotten first, so that memory stays bounded. */
export function createRateLimiter(limit: BucketLimit): RateLimiter {
  const buckets = new Map<string, Bucket>();

  return (key, nowMs) => {
    const { bucket, waitSeconds } = takeToken(buckets.get(key) ?? null, limit, nowMs);
    remember(buckets, key, bucket, maxKeys);
    return waitSeconds;
  };
}

/** No address is longer; a forged header must not fill the memory either. */
const maxAddressLength = 64;

/** Who asks, as far as the network tells: the address the nearest proxy saw. */
export function clientKey(headers: Headers): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return address?.slice(0, maxAddressLength) || 'unknown';
}
