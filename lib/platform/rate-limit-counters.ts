/** At most `max` attempts within a window that starts with the first attempt. */
export type WindowLimit = { readonly max: number; readonly windowMs: number };

/** `count` attempts since the window started at `since`, in epoch milliseconds. */
export type WindowCounter = { readonly count: number; readonly since: number };

/** Returns the milliseconds until another attempt is allowed; 0 when it is allowed now. */
export function computeWaitMs(
  known: WindowCounter | null,
  { max, windowMs }: WindowLimit,
  now: number,
): number {
  return known && known.count >= max ? Math.max(0, known.since + windowMs - now) : 0;
}

/** Returns the window with one more attempt; a new window when the last one is over. */
export function addToWindow(
  known: WindowCounter | null,
  { windowMs }: Pick<WindowLimit, 'windowMs'>,
  now: number,
): WindowCounter {
  const isCurrent = known !== null && known.since + windowMs > now;
  return isCurrent ? { count: known.count + 1, since: known.since } : { count: 1, since: now };
}

/** Maximum number of keys of a limit, so that guessing cannot fill the memory. */
export const maxRateLimitKeys = 10_000;

/**
 * Counts an attempt in the key's window in memory. Returns the milliseconds until another is allowed, 0 when this one
 * was counted.
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

/** Allows `burst` attempts at once and refills `perMinute` tokens per minute. */
export type TokenBucketLimit = { readonly burst: number; readonly perMinute: number };

/** Remaining tokens at the given time, in epoch milliseconds. */
export type TokenBucket = { readonly tokens: number; readonly filledAt: number };

const minuteMs = 60_000;

/**
 * Takes one token from a bucket (null for a key without one). Returns the new bucket and the seconds until the next
 * attempt is allowed, 0 when this attempt is. A rejected attempt costs no token; a clock set back adds none.
 */
export function consumeToken(
  known: TokenBucket | null,
  { burst, perMinute }: TokenBucketLimit,
  now: number,
): { readonly bucket: TokenBucket; readonly waitSeconds: number } {
  const before = known ?? { tokens: burst, filledAt: now };
  const refill = ((now - before.filledAt) / minuteMs) * perMinute;
  const tokens = Math.min(burst, before.tokens + Math.max(0, refill));
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, filledAt: now }, waitSeconds: 0 };
  return {
    bucket: { tokens, filledAt: now },
    waitSeconds: Math.ceil(((1 - tokens) / perMinute) * 60),
  };
}

/** Sets a key as the newest of a map and removes the oldest when there are more than `maxKeys`. */
export function setBounded<Value>(
  memory: Map<string, Value>,
  key: string,
  value: Value,
  maxKeys: number,
): void {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > maxKeys && oldest !== undefined) memory.delete(oldest);
}
