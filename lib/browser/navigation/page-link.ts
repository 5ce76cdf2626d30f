/** Fields of a click event that tell a plain click from one that opens a new tab, window or download. */
export type ClickEventLike = {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
};

/** False for clicks that open a new tab, a new window or a download. */
export function isPlainClick(event: ClickEventLike): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Returns the page link around an event target; null when there is none (lib/platform/i18n/link). */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
}

/** Returns the path, query and hash of a link within the site; null for external links. */
export function findSitePath({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  return origin === window.location.origin ? pathname + search + hash : null;
}

/**
 * Returns the path of the clicked link to follow with client-side navigation. Null when the browser must handle the
 * click: it was handled already, a modifier key is pressed, the link opens elsewhere or leaves the site, or no link was
 * clicked.
 */
export function findClientNavigationPath(event: MouseEvent): string | null {
  const link = findPageLink(event.target);
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return null;
  if (!/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return null;
  return findSitePath(link);
}
