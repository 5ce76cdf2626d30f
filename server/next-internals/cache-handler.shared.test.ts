import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  setPageCacheBackend,
  type SharedCacheEntry,
  type SharedPageCache,
} from '@/lib/platform/distributed-state';
import NextCacheHandler from './cache-handler.mjs';

type Cache = InstanceType<typeof NextCacheHandler>;
type SetArguments = Parameters<Cache['set']>;

const beginRequest = (folder?: string) =>
  new NextCacheHandler({
    ...(folder !== undefined && { fs: nodeFs }),
    flushToDisk: folder !== undefined,
    serverDistDir: folder ?? '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });

const cacheControl = { revalidate: 300, expire: undefined };
const pageOf = (html: string, { status = 200, tag = 'cms:page' } = {}) => ({
  ...{ kind: 'APP_PAGE', html, rscData: Buffer.from(html), status },
  headers: { 'x-next-cache-tags': tag },
});
const set = (cache: Cache, key: string, html: string, facts?: Parameters<typeof pageOf>[1]) =>
  cache.set(
    key,
    pageOf(html, facts) as unknown as SetArguments[1],
    { cacheControl } as SetArguments[2],
  );
const get = (key: string) =>
  beginRequest().get(key, { kind: 'APP_PAGE' } as Parameters<Cache['get']>[1]);

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

/** Simulates other storefronts: their cached entries, and whether one of them is rendering the page. */
const others = { entries: new Map<string, SharedCacheEntry>(), areMaking: false, isAway: false };
const savePage = vi.fn<SharedPageCache['save']>(async () => undefined);
const endTurn = vi.fn<SharedPageCache['unlock']>(async () => undefined);
const find = vi.fn(async (key: string) => others.entries.get(key) ?? null);
const publishExpiredTags = vi.fn(async () => undefined);
let everythingExpiredAt = 0;

const pages: SharedPageCache = {
  now: () => (others.isAway ? null : { epoch: 'e', count: 7 }),
  find,
  save: savePage,
  unlock: endTurn,
  lock: async () => !others.areMaking,
  waitFor: async () => ({ value: pageOf('theirs'), lastModified: Date.now(), cacheControl }),
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(others, { entries: new Map(), areMaking: false, isAway: false });
  everythingExpiredAt = 0;
  setPageCacheBackend({
    pages,
    publishExpired: publishExpiredTags,
    get everythingExpiredAt() {
      return everythingExpiredAt;
    },
  });
});
afterEach(() =>
  setPageCacheBackend({ publishExpired: publishExpiredTags, everythingExpiredAt: 0 }),
);

const htmlOf = (found: Awaited<ReturnType<typeof get>>) =>
  found?.value?.kind === 'APP_PAGE' ? found.value.html : null;

describe('shared page cache', () => {
  it('serves a page rendered by another storefront and requests it once', async () => {
    const key = `/${randomUUID()}`;
    others.entries.set(key, { value: pageOf('theirs'), lastModified: minutesAgo(1), cacheControl });
    expect([htmlOf(await get(key)), htmlOf(await get(key))]).toEqual(['theirs', 'theirs']);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('renders a missing page here or waits for the storefront that renders it', async () => {
    const key = `/${randomUUID()}`;
    expect(await get(key)).toBeNull();
    others.areMaking = true;
    expect(htmlOf(await get(key))).toBe('theirs');
  });

  it('renders a stale page here or serves it while another storefront renders it', async () => {
    const key = `/${randomUUID()}`;
    others.entries.set(key, { value: pageOf('old'), lastModified: minutesAgo(6), cacheControl });
    const age = async () => Date.now() - ((await get(key))?.lastModified ?? 0);
    expect(await age()).toBeGreaterThanOrEqual(300_000);
    others.areMaking = true;
    expect(await age()).toBeLessThan(300_000);
    expect(htmlOf(await get(key))).toBe('old');
  });

  it('saves a page for all storefronts with its tags and its start time', async () => {
    const key = `/${randomUUID()}`;
    await set(beginRequest(), key, 'mine');
    expect(savePage).toHaveBeenCalledTimes(1);
    const [name, entry, facts] = savePage.mock.calls[0] ?? [];
    expect([name, entry?.value, entry?.cacheControl]).toEqual([key, pageOf('mine'), cacheControl]);
    expect(facts).toEqual({
      ...{ tags: ['cms:page'], version: { epoch: 'e', count: 7 }, isAnswer: false },
    });
  });

  it('does not save a missing page or one started before its tag expired, and releases waiting storefronts', async () => {
    await set(beginRequest(), `/${randomUUID()}`, 'none', { status: 404 });
    const before = beginRequest();
    // A unique tag, because an entry of another test from the same millisecond does not count as older.
    await beginRequest().revalidateTag('cms:gone', { expire: 0 });
    await set(before, `/${randomUUID()}`, 'old', { tag: 'cms:gone' });
    expect(savePage).not.toHaveBeenCalled();
    expect(endTurn).toHaveBeenCalledTimes(2);
    expect(publishExpiredTags).toHaveBeenCalledExactlyOnceWith(['cms:gone']);
  });

  it('drops pages when everything has expired', async () => {
    const key = `/${randomUUID()}`;
    await set(beginRequest(), key, 'mine');
    expect(htmlOf(await get(key))).toBe('mine');
    everythingExpiredAt = Date.now() + 1;
    expect(await get(key)).toBeNull();
  });
});

it.each([
  ['is not written to disk while the shared cache is available', false, 0],
  ['is written to disk while the shared cache is unavailable', true, 1],
])('a page %s', async (_name, isAway, folders) => {
  others.isAway = isAway;
  const folder = await mkdtemp(join(tmpdir(), 'shared-cache-'));
  const key = `/${randomUUID()}`;
  await set(beginRequest(folder), key, 'mine');
  expect(await readdir(folder)).toHaveLength(folders);
  expect(htmlOf(await get(key))).toBe('mine');
  expect(savePage).toHaveBeenCalledTimes(isAway ? 0 : 1);
  await rm(folder, { recursive: true });
});
