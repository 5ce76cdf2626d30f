import { listGuardedAreas } from '@/domain/session/access-guard';

type Connection = { effectiveType?: string; saveData?: boolean };

declare global {
  interface Navigator {
    /** Network information; provided by Chromium only. */
    readonly connection?: Connection;
  }
}

/** False on 2G, with data saver on, and offline (Specification §9). */
export function isPrefetchAllowed(connection: Connection | undefined, isOnline: boolean): boolean {
  if (!isOnline || connection?.saveData) return false;
  return !connection?.effectiveType?.endsWith('2g');
}

/** Paths of pages that the server renders for each visitor individually. */
const ownPages = /^\/(my-account|checkout|login)(\/|$)/;
/** Placeholder origin to parse relative URLs; only path and query matter. */
const placeholderOrigin = 'http://site.invalid';

/**
 * False for pages that are rendered for each visitor or answer some visitors with 401; prefetching these would only
 * fill the server log (Specification §6).
 */
export function isPrefetchable(href: string): boolean {
  if (!URL.canParse(href, placeholderOrigin)) return true;
  const { pathname, searchParams } = new URL(href, placeholderOrigin);
  return (
    !ownPages.test(pathname) &&
    listGuardedAreas(pathname, searchParams.getAll('category')).length === 0
  );
}
