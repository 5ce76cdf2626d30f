import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

export interface RestoredCart {
  /** Titles of the items that could not be added to the new basket. */
  readonly missing: readonly string[];
}

const store = createExternalStore<RestoredCart | null>(null);

/** Sets the announcement of the basket that was restored from an earlier visit; null removes it. */
export const notifyCartRestored = store.set;

/** Subscribes to the basket restored on this page; null when none was restored. */
export function useRestoredCart(): RestoredCart | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
