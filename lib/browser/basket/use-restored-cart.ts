import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

export interface RestoredCart {
  /** What could not be put into the new basket, by its title. */
  readonly missing: readonly string[];
}

const store = createExternalStore<RestoredCart | null>(null);

/** Announces that the basket of an earlier visit was filled again. */
export const notifyCartRestored = store.set;

/** The basket that was filled again on this page; null while none was. */
export function useRestoredCart(): RestoredCart | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
