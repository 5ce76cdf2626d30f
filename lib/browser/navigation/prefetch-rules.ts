import { listGuardedAreas } from '@/domain/session/access-guard';

type Connection = { effectiveType?: string; saveData?: boolean };

declare global {
  interface Navigator {
    /** Available in Chromium only. */
    readonly connection?: Connection;
  }
}

/** False on 2G, with data saver on, and offline (Specification §9). */
export function isPrefetchAllowed(connection: Connection | undefined, isOnline: boolean): boolean {
  if (!isOnline || connection?.saveData) return false;
  return !connection?.effectiveType?.endsWith('2g');
}

/** Pages rendered for each visitor. */
const ownPages = /^\/(my-account|checkout|login)(\/|$)/;
/** Placeholder origin, because only path and query matter. */
const placeholderOrigin = 'http://site.invalid';

/**
 * False for pages rendered per visitor or responding with 401 to some; prefetching them would only fill the log
 * (Specification §6).
 */
export function isPrefetchable(href: string): boolean {
  if (!URL.canParse(href, placeholderOrigin)) return true;
  const { pathname, searchParams } = new URL(href, placeholderOrigin);
  return (
    !ownPages.test(pathname) &&
    listGuardedAreas(pathname, searchParams.getAll('category')).length === 0
  );
}
