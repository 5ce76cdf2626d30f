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

/** A cached page or response in the format of the process that created it. */
interface SharedCacheEntry {
  readonly value: unknown;
  /** Epoch ms. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

interface Written extends SharedCacheEntry {
  readonly tags: readonly string[];
  readonly moment: CacheVersion;
}

/** Pages and responses that all processes of one build share. */
export interface RedisPageCache {
  /**
   * Returns the entry of the key; null when there is none, when one of its tags has expired since its rendering began,
   * or when Redis is unavailable.
   */
  find(key: string): Promise<SharedCacheEntry | null>;
  /** Stores an entry whose rendering began at the given version, a page for a day, and releases this process's lock. */
  save(key: string, entry: SharedCacheEntry, facts: SharedCacheEntryOptions): Promise<void>;
  /**
   * Returns whether this process is to render the page: true when no other process does, when it already holds the
   * lock, and when Redis is unavailable. A lock expires after four seconds, so that a crashed process does not block
   * others for longer.
   */
  lock(key: string): Promise<boolean>;
  unlock(key: string): Promise<void>;
  /** Waits up to four seconds for another process's page; null when this process must render it. */
  waitFor(key: string): Promise<SharedCacheEntry | null>;
}

interface SharedCacheEntryOptions {
  readonly tags: readonly string[];
  readonly moment: CacheVersion;
  /** True for a response of a service, from which pages are rendered; false for a page. */
  readonly isAnswer: boolean;
}

interface Options {
  readonly build: string;
  /** Id of this process, unique among all. */
  readonly owner: string;
  /** How long other processes wait for a page, in ms. */
  readonly lockMs?: number;
  /** Limit of entries per build; the oldest are removed first. */
  readonly maxEntries?: number;
}

const pollMs = 100;
const maxBytes = 4 * 1024 * 1024;
/**
 * Lifetimes of entries in ms. Pages are stored longer, because a stale page is served while its services are
 * unavailable.
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

/** Creates the cache of one build; others never read its pages, since their scripts and styles have other names. */
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
    if (written === null || !expired.isCurrent(written.tags, written.moment)) return null;
    const { value, lastModified, cacheControl } = written;
    // The clock of another machine may be ahead.
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
    async save(key, entry, { tags, moment, isAnswer }) {
      const written: Written = { ...entry, tags, moment };
      const body = await packed(serialize(written), { level: 1 });
      if (body.length <= maxBytes && expired.isCurrent(tags, moment))
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

/** Parses a stored entry. Null for an unreadable one, which is rendered again. */
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
