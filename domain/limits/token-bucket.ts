/** `burst` at once, and `perMinute` again for as long as one likes. */
export type BucketLimit = { readonly burst: number; readonly perMinute: number };

/** What is left of a burst, and when that was so, in epoch milliseconds. */
export type Bucket = { readonly tokens: number; readonly filledAt: number };

const minuteMs = 60_000;

/**
 * Takes one token from a caller's bucket, null for a new caller: the bucket to keep, and the seconds until the next try is allowed, 0
 * when this one is. A refused try costs nothing; a clock that goes back fills nothing.
 */
export function takeToken(
  known: Bucket | null,
  { burst, perMinute }: BucketLimit,
  now: number,
): { readonly bucket: Bucket; readonly waitSeconds: number } {
  const before = known ?? { tokens: burst, filledAt: now };
  const refill = ((now - before.filledAt) / minuteMs) * perMinute;
  const tokens = Math.min(burst, before.tokens + Math.max(0, refill));
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, filledAt: now }, waitSeconds: 0 };
  return {
    bucket: { tokens, filledAt: now },
    waitSeconds: Math.ceil(((1 - tokens) / perMinute) * 60),
  };
}
