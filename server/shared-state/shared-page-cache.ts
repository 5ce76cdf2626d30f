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

/** What is kept of a page or an answer, as whoever made it has it. */
interface SharedCacheEntry {
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly lastModified: number;
  readonly cacheControl?: unknown;
}

interface Written extends SharedCacheEntry {
  readonly tags: readonly string[];
  readonly moment: CacheVersion;
}

/** Pages and answers that all processes of one build share. */
export interface RedisPageCache {
  /** The entry of the key; null when there is none, one of its tags has expired since it was begun, or nobody shares now. */
  find(key: string): Promise<SharedCacheEntry | null>;
  /** Keeps an entry that was begun at the moment, a page for a day, and ends this process's turn. */
  save(key: string, entry: SharedCacheEntry, facts: SharedCacheEntryOptions): Promise<void>;
  /**
   * Whether this process is to make the page now: true when nobody does, when it does so already, and when nobody shares. A turn ends
   * by itself after four seconds: whoever died with it holds up nobody for longer.
   */
  lock(key: string): Promise<boolean>;
  unlock(key: string): Promise<void>;
  /** Waits for another's page, four seconds at most; null when this process is to make it after all. */
  waitFor(key: string): Promise<SharedCacheEntry | null>;
}

interface SharedCacheEntryOptions {
  readonly tags: readonly string[];
  readonly moment: CacheVersion;
  /** An answer a page is made from, which nobody shows by itself. */
  readonly isAnswer: boolean;
}

interface Options {
  readonly build: string;
  /** This process, among all. */
  readonly owner: string;
  /** For how long others wait for a page at the most, in milliseconds. */
  readonly turnMs?: number;
  /** How many entries a build keeps; what was written longest ago goes first. */
  readonly mostEntries?: number;
}

const lookMs = 100;
const mostBytes = 4 * 1024 * 1024;
/** A page that is old is shown while its services are away. */
const pageMs = dayMs;
const answerMs = 15 * minuteMs;
const indexMs = 2 * dayMs;

const keepScript = `
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('zadd', KEYS[2], redis.call('time')[1], KEYS[1])
redis.call('pexpire', KEYS[2], ${indexMs})
local over = redis.call('zcard', KEYS[2]) - ARGV[3]
if over > 0 then
  for _, oldest in ipairs(redis.call('zrange', KEYS[2], 0, over - 1)) do redis.call('del', oldest) end
  redis.call('zremrangebyrank', KEYS[2], 0, over - 1)
end
`;
const endTurnScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/** Another build never reads them: its scripts and styles have other names. */
export function createSharedPageCache(
  line: RedisConnection,
  expired: ExpiredTags,
  { build, owner, turnMs = 4_000, mostEntries = 10_000 }: Options,
): RedisPageCache {
  const { client } = line;
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const prefix = `${line.prefix}:${build}`;
  const entryKey = (key: string) => `${prefix}:page:${digest(key)}`;
  const turnKey = (key: string) => `${prefix}:turn:${digest(key)}`;

  async function find(key: string): Promise<SharedCacheEntry | null> {
    const body = await line.run(() => bytes.get(entryKey(key)), null);
    const written = body === null ? null : await read(body);
    if (written === null || !expired.isCurrent(written.tags, written.moment)) return null;
    const { value, lastModified, cacheControl } = written;
    // Another machine's clock may go ahead.
    const made = Math.min(lastModified, Date.now());
    return { value, lastModified: made, ...(cacheControl !== undefined && { cacheControl }) };
  }

  async function takeTurn(key: string): Promise<boolean> {
    const holder = await line.run(async () => {
      const taken = await client.set(turnKey(key), owner, {
        condition: 'NX',
        expiration: { type: 'PX', value: turnMs },
      });
      return taken === null ? client.get(turnKey(key)) : owner;
    }, owner);
    return holder === null || holder === owner;
  }

  async function endTurn(key: string): Promise<void> {
    await line.run(
      () => client.eval(endTurnScript, { keys: [turnKey(key)], arguments: [owner] }),
      null,
    );
  }

  /** Another may have ended its turn a moment ago. */
  async function lastLook(key: string): Promise<SharedCacheEntry | null> {
    const entry = await find(key);
    if (entry !== null) await endTurn(key);
    return entry;
  }

  return {
    find,
    lock: takeTurn,
    unlock: endTurn,
    async save(key, entry, { tags, moment, isAnswer }) {
      const written: Written = { ...entry, tags, moment };
      const body = await packed(serialize(written), { level: 1 });
      if (body.length <= mostBytes && expired.isCurrent(tags, moment))
        await line.run(
          () =>
            client.eval(keepScript, {
              keys: [entryKey(key), `${prefix}:pages`],
              arguments: [body, String(isAnswer ? answerMs : pageMs), String(mostEntries)],
            }),
          null,
        );
      await endTurn(key);
    },
    async waitFor(key) {
      const untilMs = performance.now() + turnMs;
      while (performance.now() < untilMs) {
        await new Promise((resolve) => setTimeout(resolve, lookMs));
        const entry = await find(key);
        if (entry !== null) return entry;
        if (await takeTurn(key)) return lastLook(key);
      }
      return null;
    },
  };
}

/** Null for what nobody can read: it is made anew. */
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
