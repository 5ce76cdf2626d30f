import { randomUUID } from 'node:crypto';
import type { RedisConnection } from './redis-client';

/** Tag that stands for all tags. */
export const allTags = '*';

/**
 * A position in the sequence of all tag expiries. Data read at this position is current until one of its tags expires.
 */
export interface CacheVersion {
  /** Id that changes when Redis has lost its data. Versions of different epochs cannot be compared. */
  readonly epoch: string;
  readonly count: number;
}

type OnExpired = (tags: readonly string[]) => void;

/**
 * Records which tags have expired, in one order for all processes. Uses a counter, because the clocks of machines
 * differ.
 */
export interface ExpiredTags {
  /** Returns the latest known version; null before the first connection to Redis. */
  getVersion(): CacheVersion | null;
  /** True if none of the tags is known to have expired since this version. */
  isCurrent(tags: readonly string[], moment: CacheVersion): boolean;
  /** Publishes expired tags to all processes. While Redis is unavailable, the tags are queued. */
  publish(tags: readonly string[]): Promise<void>;
  /** Reads the tags that have expired since the last call, and publishes queued tags. */
  sync(): Promise<void>;
}

/** Maximum number of stored expired tags. Beyond it, they are replaced by `allTags`. */
const maxTags = 5_000;

/**
 * Reads the tags that have expired since a version. A counter lower than before means that Redis has restored an older
 * copy of its data, which lacks changes; a new epoch then begins.
 */
const catchUpScript = `
if redis.call('hsetnx', KEYS[1], 'epoch', ARGV[1]) == 1 then redis.call('del', KEYS[2]) end
local facts = redis.call('hmget', KEYS[1], 'epoch', 'count')
if facts[1] == ARGV[2] and tonumber(facts[2] or '0') < tonumber(ARGV[3]) then
  redis.call('hset', KEYS[1], 'epoch', ARGV[1])
  redis.call('del', KEYS[2])
  facts[1] = ARGV[1]
end
local since = facts[1] == ARGV[2] and ARGV[3] or '0'
return {facts[1], facts[2] or '0', redis.call('zrangebyscore', KEYS[2], '(' .. since, '+inf', 'withscores')}
`;

const publishScript = `
local count = redis.call('hincrby', KEYS[1], 'count', 1)
if redis.call('zcard', KEYS[2]) + #ARGV > ${maxTags} then
  redis.call('del', KEYS[2])
  redis.call('zadd', KEYS[2], count, '${allTags}')
end
for i = 2, #ARGV do redis.call('zadd', KEYS[2], count, ARGV[i]) end
redis.call('publish', ARGV[1], tostring(count))
return count
`;

/**
 * Creates the record of expired tags. Calls `onExpired` for every tag that expires in any process, at most a second
 * after Redis has received it.
 */
export function createExpiredTags(line: RedisConnection, onExpired: OnExpired): ExpiredTags {
  const { client, prefix } = line;
  const keys = [`${prefix}:expired`, `${prefix}:expired-tags`];
  const known = new Map<string, number>();
  let moment: CacheVersion | null = null;
  let waiting: string[] = [];
  /** Tags that are being published. In this process they have already expired. */
  const telling = new Set<readonly string[]>();
  const isTelling = (tag: string) => [...telling].some((tags) => tags.includes(tag));

  async function catchUp(): Promise<void> {
    if (waiting.length > 0) await send(waiting.splice(0));
    const [epoch, count, pairs] = readFacts(
      await client.eval(catchUpScript, {
        keys,
        arguments: [randomUUID(), moment?.epoch ?? '', String(moment?.count ?? 0)],
      }),
    );
    const isOther = moment !== null && moment.epoch !== epoch;
    moment = { epoch, count };
    if (isOther) known.clear();
    const tags = [...pairs.keys()];
    if (tags.includes(allTags)) known.clear();
    for (const [tag, at] of pairs) known.set(tag, at);
    if (isOther) onExpired([allTags]);
    else if (tags.length > 0) onExpired(tags);
  }

  async function send(tags: readonly string[]): Promise<void> {
    try {
      await client.eval(publishScript, { keys, arguments: [`${prefix}:expired`, ...tags] });
    } catch (error) {
      queueTags(tags);
      throw error;
    }
  }

  function queueTags(tags: readonly string[]): void {
    const all = [...new Set([...waiting, ...tags])];
    waiting = all.length > maxTags ? [allTags] : all;
  }

  return {
    getVersion: () => moment,
    isCurrent(tags, { epoch, count }) {
      if (moment?.epoch !== epoch || tags.some(isTelling)) return false;
      return [...tags, allTags].every((tag) => (known.get(tag) ?? 0) <= count);
    },
    async publish(tags) {
      telling.add(tags);
      const isPublished = await line.run(async () => {
        await send(tags);
        await catchUp();
        return true;
      }, false);
      if (!isPublished) queueTags(tags);
      telling.delete(tags);
    },
    sync: catchUp,
  };
}

function readFacts(answer: unknown): [epoch: string, count: number, tags: Map<string, number>] {
  const [epoch, count, flat] = answer as [string, string, string[]];
  const tags = new Map<string, number>();
  for (let index = 0; index < flat.length; index += 2)
    tags.set(flat[index] ?? '', Number(flat[index + 1]));
  return [epoch, Number(count), tags];
}
