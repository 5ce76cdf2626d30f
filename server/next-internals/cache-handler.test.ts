import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { expect, it } from 'vitest';
import NextCacheHandler from './cache-handler.mjs';

/** Creates the cache handler of one request, as Next does. All cache handlers share one memory cache. */
const beginRequest = () =>
  new NextCacheHandler({
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
type Cache = ReturnType<typeof beginRequest>;
type SetArguments = Parameters<Cache['set']>;

/** Both kinds of entries: fetched data with tags, and a page with its tags in a header. */
const kinds: [string, (key: string, tag: string, text: string) => SetArguments, object][] = [
  [
    'an answer',
    (key, tag, text) => [
      key,
      {
        kind: 'FETCH',
        data: { headers: {}, body: text, status: 200, url: '' },
        revalidate: 300,
      } as SetArguments[1],
      { fetchCache: true, tags: [tag, 'cms:upload'] } as SetArguments[2],
    ],
    { kind: 'FETCH', tags: [] },
  ],
  [
    'a page',
    (key, tag, text) => [
      key,
      {
        kind: 'APP_PAGE',
        html: text,
        rscData: undefined,
        status: 200,
        headers: { 'x-next-cache-tags': `cms:upload,${tag}` },
        postponed: undefined,
        segmentData: undefined,
      } as unknown as SetArguments[1],
      { cacheControl: { revalidate: 300, expire: undefined } } as SetArguments[2],
    ],
    { kind: 'APP_PAGE' },
  ],
];

for (const [name, createEntry, question] of kinds) {
  const setUp = () => {
    const [key, tag] = [randomUUID(), `cms:page:${randomUUID()}`];
    const read = async () =>
      JSON.stringify(await beginRequest().get(key, question as Parameters<Cache['get']>[1]));
    return { key, tag, read };
  };

  it(`stores ${name}`, async () => {
    const { key, tag, read } = setUp();
    await beginRequest().set(...createEntry(key, tag, 'old'));
    expect(await read()).toContain('old');
  });

  it(`does not store ${name} started before its tag expired, so that the next visit renders it again`, async () => {
    const { key, tag, read } = setUp();
    const before = beginRequest();
    await beginRequest().revalidateTag(tag, { expire: 0 });
    await before.set(...createEntry(key, tag, 'old'));
    expect(await read()).toBe('null');
  });

  it(`stores ${name} started after the expiry and does not replace it with an older one`, async () => {
    const { key, tag, read } = setUp();
    const before = beginRequest();
    await beginRequest().revalidateTag(tag, { expire: 0 });
    // The clock has a resolution of one ms, so the next request must start in a later one.
    const expiredAt = Date.now();
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(expiredAt + 1);
    await beginRequest().set(...createEntry(key, tag, 'new'));
    await before.set(...createEntry(key, tag, 'old'));
    expect(await read()).toContain('new');
  });

  it(`keeps ${name} with another tag`, async () => {
    const { key, tag, read } = setUp();
    const before = beginRequest();
    await beginRequest().revalidateTag('cms:page:another', { expire: 0 });
    await before.set(...createEntry(key, tag, 'old'));
    expect(await read()).toContain('old');
  });
}

it.each([
  [200, true],
  [404, false],
])('writes a page with status %i to disk: %s', async (status, isWritten) => {
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
  const cache = new NextCacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const key = `/${randomUUID()}`;
  const page = { kind: 'APP_PAGE', html: 'text', rscData: Buffer.from(''), status, headers: {} };
  await cache.set(key, page as unknown as SetArguments[1], {} as SetArguments[2]);
  expect(await readdir(folder)).toHaveLength(isWritten ? 1 : 0);
  const createEntry = await cache.get(key, { kind: 'APP_PAGE' } as Parameters<Cache['get']>[1]);
  expect(JSON.stringify(createEntry)).toContain('text');
  await rm(folder, { recursive: true });
});
