import { useSyncExternalStore } from 'react';
import { areasOf } from '@/domain/access/guards';
import { limits } from '@/lib/platform/config/limits';
import { firstTouch } from './first-touch';

type Connection = { effectiveType?: string; saveData?: boolean };

declare global {
  interface Navigator {
    /** Only Chromium tells. */
    readonly connection?: Connection;
  }
}

/** Prefetching is skipped on 2g, with the data saver on, and offline (Spec §9). */
export function isPrefetchSensible(connection: Connection | undefined, isOnline: boolean): boolean {
  if (!isOnline || connection?.saveData) return false;
  return !connection?.effectiveType?.endsWith('2g');
}

/** Pages that are made for each visitor. */
const ownPages = /^\/(my-account|checkout|login)(\/|$)/;
/** Any host will do: only path and query count. */
const anyOrigin = 'http://site.invalid';

/** False for pages that are made for each visitor, or answer 401 to some: asking ahead would only fill the log (Spec §6). */
export function isAskedAhead(href: string): boolean {
  if (!URL.canParse(href, anyOrigin)) return true;
  const { pathname, searchParams } = new URL(href, anyOrigin);
  return (
    !ownPages.test(pathname) && areasOf(pathname, searchParams.getAll('category')).length === 0
  );
}

let isIdle = false;
let isWaiting = false;
const listeners = new Set<() => void>();

function waitForIdle() {
  if (isWaiting) return;
  isWaiting = true;
  const ready = () => {
    isIdle = true;
    for (const listener of [...listeners]) listener();
  };
  void firstTouch().then(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(ready, { timeout: limits.idlePrefetchTimeoutMs });
    else setTimeout(ready, limits.idlePrefetchTimeoutMs);
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  waitForIdle();
  // Links that are shown when the connection goes or comes follow it.
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function isAllowed(): boolean {
  if (!isIdle) return false;
  return isPrefetchSensible(navigator.connection, navigator.onLine);
}

/**
 * False on the server and until the browser is idle, at most 2000 ms after the first touch of the page: whoever only looks at it
 * fetches nothing he may never open. Then whether the connection allows it (Spec §9).
 */
export function usePrefetchAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAllowed, () => false);
}
