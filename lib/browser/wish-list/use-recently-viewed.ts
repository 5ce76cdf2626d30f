'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  parseViewedPages,
  type ViewedPage,
  addViewedPage,
} from '@/domain/wish-list/recently-viewed';
import { createPersistedValue } from '@/lib/browser/state/persisted-value';

const kept = createPersistedValue<readonly ViewedPage[]>('seenPages', parseViewedPages);
const nothing: readonly ViewedPage[] = [];

/** Remembers in this browser, and nowhere else, that somebody looks at a page and a variant of it. */
export function addRecentlyViewed(page: string, sku: string): void {
  kept.set(addViewedPage(kept.get(), [page, sku]));
}

/** The same for a page that stands open. */
export function useRecordRecentlyViewed(page: string, sku: string): void {
  useEffect(() => addRecentlyViewed(page, sku), [page, sku]);
}

/** What was looked at lately, the newest first; nothing on the server and while hydrating. */
export function useRecentlyViewed(): readonly ViewedPage[] {
  return useSyncExternalStore(kept.subscribe, kept.get, () => nothing);
}

/** Forgets all of it. */
export const clearRecentlyViewed = (): void => kept.set(nothing);
