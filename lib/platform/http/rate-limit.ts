type Bucket = { tokens: number; filledAt: number };

type RateLimit = {
  /** How many at once. */
  burst: number;
  perMinute: number;
};

/** Seconds until the next try is allowed; 0 when this one is. */
export type RateLimiter = (key: string, nowMs: number) => number;

const maxKeys = 10_000;
const minuteMs = 60_000;

/** A token bucket per key. The least recently seen keys are forgotten first, so that memory stays bounded. */
export function createRateLimiter({ burst, perMinute }: RateLimit): RateLimiter {
  const buckets = new Map<string, Bucket>();

  return (key, nowMs) => {
    const known = buckets.get(key) ?? { tokens: burst, filledAt: nowMs };
    const refill = ((nowMs - known.filledAt) / minuteMs) * perMinute;
    const tokens = Math.min(burst, known.tokens + Math.max(0, refill));
    const isAllowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: nowMs });
    forgetOldest(buckets);
    return isAllowed ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
  };
}

/** No address is longer; a forged header must not fill the memory either. */
const maxAddressLength = 64;

/** Who asks, as far as the network tells: the address the nearest proxy saw. */
export function clientKey(headers: Headers): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return address?.slice(0, maxAddressLength) || 'unknown';
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  if (buckets.size <= maxKeys) return;
  for (const key of buckets.keys()) {
    buckets.delete(key);
    return;
  }
}
