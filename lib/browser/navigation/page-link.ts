/** What a click tells about how it was meant. */
export type ClickEventLike = {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
};

/** False for clicks that ask for a new tab, a new window or a download. */
export function isPlainClick(event: ClickEventLike): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link to a page of the site that something happened to; null when it was none (lib/platform/i18n/link). */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-leads]') : null;
}

/** Where a link leads within the site, as path, query and place; null for what leads out. */
export function findSitePath({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  return origin === window.location.origin ? pathname + search + hash : null;
}

/**
 * Where a click leads without a new document; null for what is the browser's: answered already, with a key for a new tab, on a link
 * that opens elsewhere or leads out, or on none.
 */
export function findPathToFollow(event: MouseEvent): string | null {
  const link = findPageLink(event.target);
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return null;
  if (!/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return null;
  return findSitePath(link);
}
