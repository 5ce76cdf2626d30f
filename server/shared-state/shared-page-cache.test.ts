import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createExpiredTags } from './expired-tags';
import { createSharedPageCache } from './shared-page-cache';
import { openRedisConnection } from './redis-client';
import {
  createTestPrefix,
  listTestKeys,
  getTestRedisUrl,
  deleteTestKeys,
  silentRedisLogger,
  testRedisUrl,
} from '../testing/test-redis';

describe.skipIf(testRedisUrl === null)('stored pages', () => {
  const prefix = createTestPrefix();
  beforeEach(() => deleteTestKeys(prefix));
  afterAll(() => deleteTestKeys(prefix));

  async function setUp(maxEntries: number) {
    const line = await openRedisConnection({
      url: getTestRedisUrl(),
      prefix,
      logger: silentRedisLogger,
      callMs: 10_000,
    });
    const expired = createExpiredTags(line, () => undefined);
    await expired.sync();
    const pages = createSharedPageCache(line, expired, {
      build: 'b',
      owner: 'me',
      maxEntries,
    });
    const savePage = async (key: string, html: string) => {
      const moment = expired.getVersion();
      if (moment === null) throw new Error('No moment.');
      const entry = { value: { html }, lastModified: Date.now() };
      await pages.save(key, entry, { tags: [], version: moment, isAnswer: false });
    };
    return { line, pages, savePage };
  }

  it('evict the oldest page above the limit', async () => {
    const { line, pages, savePage } = await setUp(3);
    for (const key of ['/a', '/b', '/c', '/d', '/e']) await savePage(key, 'text');
    const stored = await Promise.all(['/a', '/b', '/c', '/d', '/e'].map((key) => pages.find(key)));
    expect(stored.filter((entry) => entry !== null)).toHaveLength(3);
    const keys = (await listTestKeys(prefix)).filter(({ key }) => key.includes(':page:'));
    expect(keys).toHaveLength(3);
    line.close();
  });

  it('are rendered again when they are unreadable', async () => {
    const { line, pages, savePage } = await setUp(10);
    await savePage('/x', 'text');
    const [entry] = (await listTestKeys(prefix)).filter(({ key }) => key.includes(':page:'));
    await line.client.set(entry?.key ?? '', 'something else');
    expect(await pages.find('/x')).toBeNull();
    line.close();
  });
});
