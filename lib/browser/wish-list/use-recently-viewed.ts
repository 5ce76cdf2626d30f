'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  parseViewedPages,
  type ViewedPage,
  addViewedPage,
} from '@/domain/wish-list/recently-viewed';
import { createPersistedValue } from '@/lib/browser/state/persisted-value';

const recentlyViewed = createPersistedValue<readonly ViewedPage[]>(
  'recentlyViewed',
  parseViewedPages,
  'seenPages',
);
const nothing: readonly ViewedPage[] = [];

/** Adds a page and its variant to the recently viewed pages, which are stored in this browser only. */
export function addRecentlyViewed(page: string, sku: string): void {
  recentlyViewed.set(addViewedPage(recentlyViewed.get(), [page, sku]));
}

/** Adds the current page to the recently viewed pages after it is rendered. */
export function useRecordRecentlyViewed(page: string, sku: string): void {
  useEffect(() => addRecentlyViewed(page, sku), [page, sku]);
}

/** Returns the recently viewed pages, newest first; empty on the server and during hydration. */
export function useRecentlyViewed(): readonly ViewedPage[] {
  return useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.get, () => nothing);
}

export const clearRecentlyViewed = (): void => recentlyViewed.set(nothing);
