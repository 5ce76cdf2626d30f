import { randomUUID } from 'node:crypto';
import type { RedisConnection } from './redis-client';

/** Stands for every tag. */
export const everyTag = '*';

/** A moment in the order of all changes: what has been read at it holds for every tag that has not expired since. */
export interface CacheVersion {
  /** Changes when Redis has lost what it kept; moments of different ones cannot be compared. */
  readonly epoch: string;
  readonly count: number;
}

type OnExpired = (tags: readonly string[]) => void;

/** Which tags have expired and in which order, the same for all processes: a number for each change instead of clocks that differ. */
export interface ExpiredTags {
  /** The moment that is known here; null before Redis was there for the first time. */
  getVersion(): CacheVersion | null;
  /** True while none of the tags has expired since the moment, as far as is known here. */
  isCurrent(tags: readonly string[], moment: CacheVersion): boolean;
  /** Tells all processes that the tags have expired; what Redis does not take now it gets when it is back. */
  publish(tags: readonly string[]): Promise<void>;
  /** Learns what expired meanwhile, and tells what waits to be told. */
  sync(): Promise<void>;
}

/** More are told as one: everything has expired. */
const mostTags = 5_000;

/** A count that went back comes from an older copy of what Redis kept: nobody knows what is missing in it, so a new epoch begins. */
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

const tellScript = `
local count = redis.call('hincrby', KEYS[1], 'count', 1)
if redis.call('zcard', KEYS[2]) + #ARGV > ${mostTags} then
  redis.call('del', KEYS[2])
  redis.call('zadd', KEYS[2], count, '${everyTag}')
end
for i = 2, #ARGV do redis.call('zadd', KEYS[2], count, ARGV[i]) end
redis.call('publish', ARGV[1], tostring(count))
return count
`;

/** `onExpired` hears of every tag that has expired anywhere, at the latest a second after Redis has heard of it. */
export function createExpiredTags(line: RedisConnection, onExpired: OnExpired): ExpiredTags {
  const { client, prefix } = line;
  const keys = [`${prefix}:expired`, `${prefix}:expired-tags`];
  const known = new Map<string, number>();
  let moment: CacheVersion | null = null;
  let waiting: string[] = [];
  /** On their way: here they have expired already. */
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
    if (tags.includes(everyTag)) known.clear();
    for (const [tag, at] of pairs) known.set(tag, at);
    if (isOther) onExpired([everyTag]);
    else if (tags.length > 0) onExpired(tags);
  }

  async function send(tags: readonly string[]): Promise<void> {
    try {
      await client.eval(tellScript, { keys, arguments: [`${prefix}:expired`, ...tags] });
    } catch (error) {
      keepForLater(tags);
      throw error;
    }
  }

  function keepForLater(tags: readonly string[]): void {
    const all = [...new Set([...waiting, ...tags])];
    waiting = all.length > mostTags ? [everyTag] : all;
  }

  return {
    getVersion: () => moment,
    isCurrent(tags, { epoch, count }) {
      if (moment?.epoch !== epoch || tags.some(isTelling)) return false;
      return [...tags, everyTag].every((tag) => (known.get(tag) ?? 0) <= count);
    },
    async publish(tags) {
      telling.add(tags);
      const isTold = await line.run(async () => {
        await send(tags);
        await catchUp();
        return true;
      }, false);
      if (!isTold) keepForLater(tags);
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
