import { randomBytes } from 'node:crypto';
import { createClient } from '@redis/client';
import { openRedisConnection } from '../shared-state/redis-client';

export const silentRedisLogger = { info: () => undefined, warn: () => undefined };

const given = process.env.TEST_REDIS_URL;

/**
 * URL of a Redis for tests: TEST_REDIS_URL, or the default local port. Without a server it is null and a message is
 * printed.
 */
export const testRedisUrl = await findTestRedis(given || 'redis://127.0.0.1:6379');

async function findTestRedis(url: string): Promise<string | null> {
  try {
    const line = await openRedisConnection({
      url,
      prefix: 'lautlos-test',
      logger: silentRedisLogger,
    });
    line.close();
    return url;
  } catch (error) {
    // A configured URL must work.
    if (given) throw error;
    process.stdout.write(`Tests on Redis are skipped: ${String(error)}\n`);
    return null;
  }
}

/** Creates a key prefix that no other test uses, since all tests share one Redis. */
export const createTestPrefix = () => `lautlos-test-${randomBytes(6).toString('hex')}`;

/** Returns the server's URL for a test that requires Redis; throws without one. */
export function getTestRedisUrl(): string {
  if (testRedisUrl === null) throw new Error('No Redis for tests.');
  return testRedisUrl;
}

/** Lists everything below a prefix: keys, values, and the remaining seconds (-1 without expiry). */
export async function listTestKeys(prefix: string) {
  return withClient(async (client) => {
    const found: { key: string; text: string; seconds: number }[] = [];
    for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 }))
      for (const key of keys)
        found.push({
          key,
          text: (await client.dump(key))?.toString() ?? '',
          seconds: await client.ttl(key),
        });
    return found;
  });
}

/** Deletes all keys below a prefix, as if Redis had lost its data. */
export async function deleteTestKeys(prefix: string): Promise<void> {
  await withClient(async (client) => {
    for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 }))
      if (keys.length > 0) await client.del(keys);
  });
}

async function withClient<Answer>(
  work: (client: ReturnType<typeof createClient>) => Promise<Answer>,
): Promise<Answer> {
  const client = createClient({ url: getTestRedisUrl() });
  await client.connect();
  try {
    return await work(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}
