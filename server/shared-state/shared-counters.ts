import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { WindowLimit } from '@/lib/platform/rate-limit-counters';
import type { TokenBucketLimit } from '@/lib/platform/rate-limit-counters';
import type { RedisConnection } from './redis-client';

/**
 * Rate limit counters that all processes share. While Redis is unavailable, every call resolves with null, and the
 * caller must count locally. Token buckets must refill in at least a second.
 */
export interface RedisCounters {
  /**
   * Takes a token from the bucket of a key. Resolves with 0 if the attempt is allowed, otherwise with the seconds until
   * the next attempt is. A rejected attempt takes no token.
   */
  consumeToken(name: string, limit: TokenBucketLimit, key: string): Promise<number | null>;
  /**
   * Counts an attempt in the window of a key, which begins with its first attempt. Resolves with 0 if the attempt is
   * allowed, otherwise with the milliseconds until the next attempt is.
   */
  consumeWindow(name: string, limit: WindowLimit, key: string): Promise<number | null>;
  /** Subtracts one attempt from the window of a key. */
  releaseWindow(name: string, key: string): Promise<true | null>;
  /** Removes all attempts from the window of a key. */
  removeWindow(name: string, key: string): Promise<true | null>;
  /** Marks a key for `ms` milliseconds, so that `hasMark` returns true for it. */
  addMark(name: string, key: string, ms: number): Promise<true | null>;
  hasMark(name: string, key: string): Promise<boolean | null>;
}

/**
 * The token bucket of lib/platform/rate-limit-counters as an atomic script with the clock of Redis. It stores one
 * number per key: the time at which the bucket is full again. Returns what rate-limiter-flexible evaluates: whether the
 * limit is exceeded, and the time to wait.
 */
const bucketScript = `
local burst = tonumber(ARGV[3])
local tokenMs = tonumber(ARGV[4]) * 1000 / burst
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local full = math.max(tonumber(redis.call('get', KEYS[1]) or now), now)
local wait = full + tokenMs - burst * tokenMs - now
if wait > 0.5 then return {burst + 1, math.ceil(wait)} end
redis.call('set', KEYS[1], string.format('%.3f', full + tokenMs), 'PX', math.ceil(full + tokenMs - now))
return {1, 0}
`;

/**
 * The fixed window of lib/platform/rate-limit-counters. Unlike the library's own script, it does not count rejected
 * attempts.
 */
const windowScript = `
local count = tonumber(redis.call('get', KEYS[1]) or '0')
if count >= tonumber(ARGV[3]) then return {count + 1, redis.call('pttl', KEYS[1])} end
if redis.call('incr', KEYS[1]) == 1 then redis.call('pexpire', KEYS[1], ARGV[4] * 1000) end
return {1, 0}
`;

/** Creates counters in Redis. `digest` hashes limit name and key, so that no IP address or email is stored. */
export function createSharedCounters(
  line: RedisConnection,
  digest: (name: string, key: string) => string,
): RedisCounters {
  const { client, prefix } = line;
  const limiters = new Map<string, RateLimiterRedis>();
  const noted = (name: string, key: string) => `${prefix}:noted:${name}:${digest(name, key)}`;

  function limiterOf(name: string, points: number, duration: number, script: string) {
    const id = `${name} ${points} ${duration}`;
    const known = limiters.get(id);
    if (known !== undefined) return known;
    const made = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `${prefix}:limit:${name}`,
      points,
      duration,
      customIncrTtlLuaScript: script,
    });
    limiters.set(id, made);
    return made;
  }

  /** Returns the milliseconds to wait; 0 when the attempt was counted. */
  function take(limiter: RateLimiterRedis, name: string, key: string): Promise<number | null> {
    return line.run(async () => {
      try {
        await limiter.consume(digest(name, key));
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
        throw error;
      }
    }, null);
  }

  const windowKey = (name: string, key: string) => `${prefix}:limit:${name}:${digest(name, key)}`;

  return {
    async consumeToken(name, { burst, perMinute }, key) {
      const limiter = limiterOf(name, burst, (burst / perMinute) * 60, bucketScript);
      const waitMs = await take(limiter, name, key);
      return waitMs === null ? null : Math.ceil(waitMs / 1000);
    },
    consumeWindow: (name, { max, windowMs }, key) =>
      take(limiterOf(name, max, windowMs / 1000, windowScript), name, key),
    releaseWindow: (name, key) =>
      line.run(async () => {
        // Decrements only an existing window, because decrementing an expired key would create one that never expires.
        await client.eval(
          "if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end",
          {
            keys: [windowKey(name, key)],
          },
        );
        return true as const;
      }, null),
    removeWindow: (name, key) =>
      line.run(async () => {
        await client.del(windowKey(name, key));
        return true as const;
      }, null),
    addMark: (name, key, ms) =>
      line.run(async () => {
        await client.set(noted(name, key), '1', { expiration: { type: 'PX', value: ms } });
        return true as const;
      }, null),
    hasMark: (name, key) =>
      line.run(async () => (await client.exists(noted(name, key))) === 1, null),
  };
}
