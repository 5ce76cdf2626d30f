import { listGuardedAreas } from '@/domain/session/access-guard';

type Connection = { effectiveType?: string; saveData?: boolean };

declare global {
  interface Navigator {
    /** Only Chromium tells. */
    readonly connection?: Connection;
  }
}

/** Prefetching is skipped on 2g, with the data saver on, and offline (Spec §9). */
export function isPrefetchAllowed(connection: Connection | undefined, isOnline: boolean): boolean {
  if (!isOnline || connection?.saveData) return false;
  return !connection?.effectiveType?.endsWith('2g');
}

/** Pages that are made for each visitor. */
const ownPages = /^\/(my-account|checkout|login)(\/|$)/;
/** Any host will do: only path and query count. */
const anyOrigin = 'http://site.invalid';

/** False for pages that are made for each visitor, or answer 401 to some: asking ahead would only fill the log (Spec §6). */
export function isPrefetchable(href: string): boolean {
  if (!URL.canParse(href, anyOrigin)) return true;
  const { pathname, searchParams } = new URL(href, anyOrigin);
  return (
    !ownPages.test(pathname) &&
    listGuardedAreas(pathname, searchParams.getAll('category')).length === 0
  );
}
