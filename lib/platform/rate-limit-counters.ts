/** Rate limit of `max` attempts within a window that starts with the first attempt. */
export type WindowLimit = { readonly max: number; readonly windowMs: number };

/** Number of attempts since `since`, the start of the window in epoch milliseconds. */
export type WindowCounter = { readonly count: number; readonly since: number };

/** Returns the milliseconds until another attempt is allowed; 0 when it is allowed now. */
export function computeWaitMs(
  counter: WindowCounter | null,
  { max, windowMs }: WindowLimit,
  now: number,
): number {
  return counter && counter.count >= max ? Math.max(0, counter.since + windowMs - now) : 0;
}

/** Returns the window after one more attempt; a new window if the previous one has ended. */
export function addToWindow(
  counter: WindowCounter | null,
  { windowMs }: Pick<WindowLimit, 'windowMs'>,
  now: number,
): WindowCounter {
  const isCurrent = counter !== null && counter.since + windowMs > now;
  return isCurrent ? { count: counter.count + 1, since: counter.since } : { count: 1, since: now };
}

/** Maximum number of keys of a limit, so that guessing cannot fill the memory. */
export const maxRateLimitKeys = 10_000;

/**
 * Counts an attempt in the key's window in memory. Returns 0 when the attempt is allowed and was counted, otherwise the
 * milliseconds until another attempt is allowed.
 */
export function consumeWindow(
  windows: Map<string, WindowCounter>,
  key: string,
  limit: WindowLimit,
  now: number,
): number {
  const window = windows.get(key) ?? null;
  const wait = computeWaitMs(window, limit, now);
  if (wait === 0) setBounded(windows, key, addToWindow(window, limit, now), maxRateLimitKeys);
  return wait;
}

/** Rate limit of a token bucket: `burst` attempts at once, refilled by `perMinute` attempts per minute. */
export type TokenBucketLimit = { readonly burst: number; readonly perMinute: number };

/** Tokens remaining in a bucket at `filledAt`, in epoch milliseconds. */
export type TokenBucket = { readonly tokens: number; readonly filledAt: number };

const minuteMs = 60_000;

/**
 * Takes one token from a bucket (null for a key without one). Returns the new bucket and the seconds until the next
 * attempt is allowed, 0 when this attempt is allowed. A rejected attempt costs no token; a clock set back adds none.
 */
export function consumeToken(
  bucket: TokenBucket | null,
  { burst, perMinute }: TokenBucketLimit,
  now: number,
): { readonly bucket: TokenBucket; readonly waitSeconds: number } {
  const before = bucket ?? { tokens: burst, filledAt: now };
  const refill = ((now - before.filledAt) / minuteMs) * perMinute;
  const tokens = Math.min(burst, before.tokens + Math.max(0, refill));
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, filledAt: now }, waitSeconds: 0 };
  return {
    bucket: { tokens, filledAt: now },
    waitSeconds: Math.ceil(((1 - tokens) / perMinute) * 60),
  };
}

/** Sets a key of a map and makes it the newest; removes the oldest key when there are more than `maxKeys`. */
export function setBounded<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  maxKeys: number,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKeys && oldest !== undefined) map.delete(oldest);
}
