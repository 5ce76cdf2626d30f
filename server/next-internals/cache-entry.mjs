/**
 * @import { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
 * @typedef {CacheHandlerValue & { cacheControl?: { revalidate?: number | false } }} Entry
 */

/** Response header with the cache tags of a page. */
const tagsHeader = 'x-next-cache-tags';

/**
 * @param {Parameters<CacheHandler['set']>[1]} data
 * @param {Parameters<CacheHandler['set']>[2]} context
 * @returns {readonly string[]}
 */
export function listEntryTags(data, context) {
  if ('tags' in context) return context.tags ?? [];
  const header = data && 'headers' in data ? data.headers?.[tagsHeader] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * Returns the entry, or null if it was created before all tags expired.
 * @param {Entry | null} entry
 * @param {number} everythingExpiredAt
 * @returns {Entry | null}
 */
export function filterExpiredEntry(entry, everythingExpiredAt) {
  return entry !== null && (entry.lastModified ?? 0) < everythingExpiredAt ? null : entry;
}

/**
 * True for an entry that must be revalidated or whose lifetime is unknown.
 * @param {Entry} entry
 * @param {Parameters<CacheHandler['get']>[1]} context
 */
export function isStaleEntry({ value, lastModified = 0, cacheControl }, context) {
  const revalidate =
    context.kind === 'FETCH' && value?.kind === 'FETCH'
      ? (context.revalidate ?? value.revalidate)
      : cacheControl?.revalidate;
  if (revalidate === false) return false;
  return revalidate === undefined || Date.now() - lastModified > revalidate * 1000;
}

/**
 * @param {Entry | null} own
 * @param {Entry | null} found
 */
export function getNewerEntry(own, found) {
  if (own === null || found === null) return own ?? found;
  return (found.lastModified ?? 0) > (own.lastModified ?? 0) ? found : own;
}
