import { createRequire } from 'node:module';

/** @import { CacheHandler } from 'next/dist/server/lib/incremental-cache' */

const require = createRequire(import.meta.url);
const folder = 'next/dist/server/lib/incremental-cache';
/** @type {{ default: typeof CacheHandler }} */
const { default: FileSystemCache } = require(`${folder}/file-system-cache.js`);
/** @type {{ tagsManifest: Map<string, { expired?: number }> }} */
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`);

/** Where a page says which tags it was made from. */
const tagsHeader = 'x-next-cache-tags';

/**
 * Next's own cache of pages and answers, but one that keeps nothing whose making began before its tag expired: Next dates what it
 * keeps by its end, and would hold a page read from the old content, ready a moment after the webhook, for the new one. Who waits
 * for such a page gets it; the next visit makes it anew (decision 49). What is not found is kept in memory only, within its
 * bound. Next makes one of these for each request.
 */
export default class PageCache extends FileSystemCache {
  // What expires in the same millisecond counts as later.
  #startedAt = Date.now() - 1;

  /**
   * @override
   * @type {CacheHandler['set']}
   */
  async set(key, data, context) {
    const now = Date.now();
    const isOutdated = tagsOf(data, context).some((tag) => {
      const expired = tagsManifest.get(tag)?.expired ?? 0;
      return expired > this.#startedAt && expired <= now;
    });
    if (isOutdated) return;
    // Addresses that do not exist are without number: memory is bounded, the disk is not.
    if (isNotFound(data)) this['flushToDisk'] = false;
    await super.set(key, data, context);
  }
}

/** @param {Parameters<CacheHandler['set']>[1]} data */
const isNotFound = (data) => data !== null && 'status' in data && data.status === 404;

/**
 * @param {Parameters<CacheHandler['set']>[1]} data
 * @param {Parameters<CacheHandler['set']>[2]} context
 * @returns {readonly string[]}
 */
function tagsOf(data, context) {
  if ('tags' in context) return context.tags ?? [];
  const header = data && 'headers' in data ? data.headers?.[tagsHeader] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}
