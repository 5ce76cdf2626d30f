import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { RESP_TYPES } from '@redis/client';
import { dayMs, minuteMs } from '@/domain/time/durations';
import type { ExpiredTags, CacheVersion } from './expired-tags';
import type { RedisConnection } from './redis-client';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** A cached page or service response, in the format of Next's cache. */
interface SharedCacheEntry {
  readonly value: unknown;
  /** Time of creation in epoch ms. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

interface Written extends SharedCacheEntry {
  readonly tags: readonly string[];
  readonly version: CacheVersion;
}

/** Pages and responses that all processes of one build share. */
export interface RedisPageCache {
  /**
   * Returns the entry for a key. Null without an entry, if one of its tags has expired since its rendering began, and
   * while Redis is unavailable.
   */
  find(key: string): Promise<SharedCacheEntry | null>;
  /**
   * Stores an entry and releases this process's lock. A page is stored for one day. `facts.version` is the version at
   * which its rendering began.
   */
  save(key: string, entry: SharedCacheEntry, facts: SharedCacheEntryOptions): Promise<void>;
  /**
   * Acquires the lock for rendering a page. True if no other process holds the lock, and while Redis is unavailable.
   * The lock expires after four seconds, so that a crashed process does not block the others.
   */
  lock(key: string): Promise<boolean>;
  unlock(key: string): Promise<void>;
  /** Waits up to four seconds for a page that another process renders. Null when this process must render the page. */
  waitFor(key: string): Promise<SharedCacheEntry | null>;
}

interface SharedCacheEntryOptions {
  readonly tags: readonly string[];
  readonly version: CacheVersion;
  /** True for a service response from which pages are rendered; false for a page. */
  readonly isAnswer: boolean;
}

interface Options {
  readonly build: string;
  /** Id of this process, unique among all processes. */
  readonly owner: string;
  /** Lifetime of a lock in ms, which is also how long other processes wait for the page. */
  readonly lockMs?: number;
  /** Maximum number of entries per build. The oldest are removed first. */
  readonly maxEntries?: number;
}

const pollMs = 100;
const maxBytes = 4 * 1024 * 1024;
/**
 * Lifetimes in ms: of pages, of service responses, and of the list of entries. Pages are stored longest, because a
 * stale page is served while its services are unavailable.
 */
const pageMs = dayMs;
const answerMs = 15 * minuteMs;
const indexMs = 2 * dayMs;

const saveScript = `
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('zadd', KEYS[2], redis.call('time')[1], KEYS[1])
redis.call('pexpire', KEYS[2], ${indexMs})
local over = redis.call('zcard', KEYS[2]) - ARGV[3]
if over > 0 then
  for _, oldest in ipairs(redis.call('zrange', KEYS[2], 0, over - 1)) do redis.call('del', oldest) end
  redis.call('zremrangebyrank', KEYS[2], 0, over - 1)
end
`;
const unlockScript = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/**
 * Creates the shared page cache of one build. Other builds have separate caches, because their scripts and styles have
 * other names.
 */
export function createSharedPageCache(
  line: RedisConnection,
  expired: ExpiredTags,
  { build, owner, lockMs: turnMs = 4_000, maxEntries = 10_000 }: Options,
): RedisPageCache {
  const { client } = line;
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const prefix = `${line.prefix}:${build}`;
  const entryKey = (key: string) => `${prefix}:page:${digest(key)}`;
  const lockKey = (key: string) => `${prefix}:turn:${digest(key)}`;

  async function find(key: string): Promise<SharedCacheEntry | null> {
    const body = await line.run(() => bytes.get(entryKey(key)), null);
    const written = body === null ? null : await read(body);
    if (written === null || !expired.isCurrent(written.tags, written.version)) return null;
    const { value, lastModified, cacheControl } = written;
    // Limits the time to now, because the clock of the machine that stored the entry may be ahead.
    const made = Math.min(lastModified, Date.now());
    return { value, lastModified: made, ...(cacheControl !== undefined && { cacheControl }) };
  }

  async function tryLock(key: string): Promise<boolean> {
    const holder = await line.run(async () => {
      const taken = await client.set(lockKey(key), owner, {
        condition: 'NX',
        expiration: { type: 'PX', value: turnMs },
      });
      return taken === null ? client.get(lockKey(key)) : owner;
    }, owner);
    return holder === null || holder === owner;
  }

  async function releaseLock(key: string): Promise<void> {
    await line.run(
      () => client.eval(unlockScript, { keys: [lockKey(key)], arguments: [owner] }),
      null,
    );
  }

  /** Reads the entry again, because another process may have stored it and released its lock since the first read. */
  async function readOnceMore(key: string): Promise<SharedCacheEntry | null> {
    const entry = await find(key);
    if (entry !== null) await releaseLock(key);
    return entry;
  }

  return {
    find,
    lock: tryLock,
    unlock: releaseLock,
    async save(key, entry, { tags, version, isAnswer }) {
      const written: Written = { ...entry, tags, version };
      const body = await packed(serialize(written), { level: 1 });
      if (body.length <= maxBytes && expired.isCurrent(tags, version))
        await line.run(
          () =>
            client.eval(saveScript, {
              keys: [entryKey(key), `${prefix}:pages`],
              arguments: [body, String(isAnswer ? answerMs : pageMs), String(maxEntries)],
            }),
          null,
        );
      await releaseLock(key);
    },
    async waitFor(key) {
      const untilMs = performance.now() + turnMs;
      while (performance.now() < untilMs) {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        const entry = await find(key);
        if (entry !== null) return entry;
        if (await tryLock(key)) return readOnceMore(key);
      }
      return null;
    },
  };
}

/** Parses a stored entry. Null for an unreadable entry, which is then rendered again. */
async function read(body: Buffer): Promise<Written | null> {
  try {
    return deserialize(await unpacked(body)) as Written;
  } catch {
    return null;
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
