/** At most `max` within a window that begins with the first. */
export type WindowLimit = { readonly max: number; readonly windowMs: number };

/** How many there were since the window began, in epoch milliseconds. */
export type WindowCounter = { readonly count: number; readonly since: number };

/** Milliseconds until one more is allowed; 0 when it is now. */
export function computeWaitMs(
  known: WindowCounter | null,
  { max, windowMs }: WindowLimit,
  now: number,
): number {
  return known && known.count >= max ? Math.max(0, known.since + windowMs - now) : 0;
}

/** The window with one more in it; a new one where the last is over. */
export function addToWindow(
  known: WindowCounter | null,
  { windowMs }: Pick<WindowLimit, 'windowMs'>,
  now: number,
): WindowCounter {
  const isCurrent = known !== null && known.since + windowMs > now;
  return isCurrent ? { count: known.count + 1, since: known.since } : { count: 1, since: now };
}

/** `burst` at once, and `perMinute` again for as long as one likes. */
export type TokenBucketLimit = { readonly burst: number; readonly perMinute: number };

/** What is left of a burst, and when that was so, in epoch milliseconds. */
export type TokenBucket = { readonly tokens: number; readonly filledAt: number };

const minuteMs = 60_000;

/**
 * Takes one token from a caller's bucket, null for a new caller: the bucket to keep, and the seconds until the next try is allowed, 0
 * when this one is. A refused try costs nothing; a clock that goes back fills nothing.
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

/** Sets a key as the newest of a map and forgets the one not set for longest when there are more than `maxKeys`. */
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
