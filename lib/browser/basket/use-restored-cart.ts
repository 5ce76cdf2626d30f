import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

export interface RestoredCart {
  /** Titles of the items that could not be added to the new basket. */
  readonly missing: readonly string[];
}

const store = createExternalStore<RestoredCart | null>(null);

/** Announces that the basket of an earlier visit was restored, or null to remove the announcement. */
export const notifyCartRestored = store.set;

/** Subscribes to the basket restored on this page; null when none was restored. */
export function useRestoredCart(): RestoredCart | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
