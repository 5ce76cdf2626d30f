import { createRequire } from 'node:module';
import { filterExpiredEntry, isStaleEntry, listEntryTags, getNewerEntry } from './cache-entry.mjs';

/**
 * @import { CacheHandler } from 'next/dist/server/lib/incremental-cache'
 * @import { PageCacheBackend, SharedPageCache } from '@/lib/platform/distributed-state'
 * @import { Entry } from './cache-entry.mjs'
 */

const require = createRequire(import.meta.url);
const folder = 'next/dist/server/lib/incremental-cache';
/** @type {{ default: typeof CacheHandler & { memoryCache?: { set(key: string, entry: unknown): void } } }} */
const { default: FileSystemCache } = require(`${folder}/file-system-cache.js`);
/** @type {{ tagsManifest: Map<string, { expired?: number }> }} */
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`);

/**
 * Key of the registry through which the custom server passes values to this module (lib/platform/process-registry).
 * During a build the registry is empty.
 */
const registryKey = Symbol.for('storefront.process-registry');
/** @returns {PageCacheBackend | undefined} */
const sharing = () => Reflect.get(globalThis, registryKey)?.get('page-cache-backend');

/** Time in ms for which a stale page counts as fresh while another process rerenders it. */
const otherMakesMs = 2_000;

/**
 * Next's file system cache for pages and fetched data, with changes: 1. A page whose content changed during rendering
 * is sent to the waiting request, but not cached; Next would treat it as fresh, because it dates an entry by the end of
 * rendering. 2. 404 pages are cached in memory only, within the limit of the memory cache. 3. Processes that share a
 * cache use each other's entries, and only one of them renders a page while the others wait or serve the stale one.
 * Next creates an instance per request.
 */
export default class NextCacheHandler extends FileSystemCache {
  // Minus 1 ms, so that a tag that expires in the same millisecond counts as expired during rendering.
  #startedAt = Date.now() - 1;
  #version = sharing()?.pages?.now() ?? null;

  /**
   * @override
   * @type {CacheHandler['get']}
   */
  async get(key, context) {
    const own = filterExpiredEntry(
      await super.get(key, context),
      sharing()?.everythingExpiredAt ?? 0,
    );
    const pages = sharing()?.pages;
    if (pages === undefined || this.#version === null || isFallback(context)) return own;
    if (own !== null && !isStaleEntry(own, context)) return own;
    const best = getNewerEntry(own, await this.#found(pages, key));
    if (context.kind === 'FETCH' || (best !== null && !isStaleEntry(best, context))) return best;
    if (await pages.lock(key)) {
      // Another process may have stored the page and released its lock since the first read.
      const last = await this.#found(pages, key);
      if (last === null || isStaleEntry(last, context)) return best;
      await pages.unlock(key);
      return last;
    }
    if (best === null) return this.#remembered(key, await pages.waitFor(key));
    const revalidate = Number(best.cacheControl?.revalidate) * 1000 || 0;
    return { ...best, lastModified: Date.now() - revalidate + otherMakesMs };
  }

  /**
   * @override
   * @type {CacheHandler['set']}
   */
  async set(key, data, context) {
    const now = Date.now();
    const tags = listEntryTags(data, context);
    const pages = sharing()?.pages;
    const version = this.#version;
    const isShared = pages !== undefined && version !== null && pages.now() !== null;
    const isOutdated =
      (sharing()?.everythingExpiredAt ?? 0) > this.#startedAt ||
      tags.some((tag) => {
        const expired = tagsManifest.get(tag)?.expired ?? 0;
        return expired > this.#startedAt && expired <= now;
      });
    const isForAll = !isOutdated && data !== null && !isNotFound(data);
    const shared = !isShared
      ? Promise.resolve()
      : isForAll
        ? pages.save(
            key,
            { value: data, lastModified: now, cacheControl: Reflect.get(context, 'cacheControl') },
            { tags, version, isAnswer: data.kind === 'FETCH' },
          )
        : pages.unlock(key);
    // 404 pages are cached in memory only: nonexistent URLs are unlimited in number and would fill the disk. Shared
    // entries are in the shared cache.
    if (isNotFound(data) || isShared) this['flushToDisk'] = false;
    await Promise.all([shared, isOutdated ? null : super.set(key, data, context)]);
  }

  /**
   * @override
   * @type {CacheHandler['revalidateTag']}
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await sharing()?.publishExpired([tags].flat());
  }

  /**
   * @param {SharedPageCache} pages
   * @param {string} key
   */
  async #found(pages, key) {
    return this.#remembered(key, await pages.find(key));
  }

  /**
   * @param {string} key
   * @param {import('@/lib/platform/distributed-state').SharedCacheEntry | null} found
   * @returns {Entry | null}
   */
  #remembered(key, found) {
    if (found !== null) FileSystemCache.memoryCache?.set(key, found);
    return /** @type {Entry | null} */ (found);
  }
}

/** @param {Parameters<CacheHandler['get']>[1]} context */
const isFallback = (context) => 'isFallback' in context && context.isFallback === true;

/** @param {Parameters<CacheHandler['set']>[1]} data */
const isNotFound = (data) => data !== null && 'status' in data && data.status === 404;
