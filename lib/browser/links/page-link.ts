import { isPlainClick } from '../state/plain-click';

/** The link to a page of the site that something happened to; null when it was none (lib/platform/i18n/link). */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-leads]') : null;
}

/** Where a link leads within the site, as path, query and place; null for what leads out. */
export function pathWithin({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  return origin === window.location.origin ? pathname + search + hash : null;
}

/**
 * Where a click leads without a new document; null for what is the browser's: answered already, with a key for a new tab, on a link
 * that opens elsewhere or leads out, or on none.
 */
export function pathToFollow(event: MouseEvent): string | null {
  const link = pageLinkAt(event.target);
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return null;
  if (!/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return null;
  return pathWithin(link);
}
