import { createRequire } from 'node:module';
import { currentOf, isOld, tagsOf, youngerOf } from './cache-entry.mjs';

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

/** What the server in front has laid ready (lib/platform/sharing/shared-pages); nothing while the site is built. */
const registryKey = Symbol.for('storefront.process-registry');
/** @returns {PageCacheBackend | undefined} */
const sharing = () => Reflect.get(globalThis, registryKey)?.get('page-cache-backend');

/** How long an old page counts as current while another process makes it anew. */
const otherMakesMs = 2_000;

/**
 * Next's own cache of pages and answers, but one that keeps nothing whose making began before its tag expired: Next dates what it
 * keeps by its end, and would hold a page read from the old content, ready a moment after the webhook, for the new one. Who waits
 * for such a page gets it; the next visit makes it anew (decision 49). What is not found is kept in memory only, within its
 * bound. Where processes share, what one has made is there for all, and one makes a page while the others wait or show the old one
 * (decision 162). Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  // What expires in the same millisecond counts as later.
  #startedAt = Date.now() - 1;
  #moment = sharing()?.pages?.now() ?? null;

  /**
   * @override
   * @type {CacheHandler['get']}
   */
  async get(key, context) {
    const own = currentOf(await super.get(key, context), sharing()?.everythingExpiredAt ?? 0);
    const pages = sharing()?.pages;
    if (pages === undefined || this.#moment === null || isFallback(context)) return own;
    if (own !== null && !isOld(own, context)) return own;
    const best = youngerOf(own, await this.#found(pages, key));
    if (context.kind === 'FETCH' || (best !== null && !isOld(best, context))) return best;
    if (await pages.lock(key)) {
      // Another may have ended its turn a moment ago.
      const last = await this.#found(pages, key);
      if (last === null || isOld(last, context)) return best;
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
    const tags = tagsOf(data, context);
    const pages = sharing()?.pages;
    const moment = this.#moment;
    const isShared = pages !== undefined && moment !== null && pages.now() !== null;
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
            { tags, moment, isAnswer: data.kind === 'FETCH' },
          )
        : pages.unlock(key);
    // Addresses that do not exist are without number: memory is bounded, the disk is not. What all share needs no disk.
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
