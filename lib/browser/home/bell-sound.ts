import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';

const storageKey = 'lt-bell';
const on = 'on';

const store = createExternalStore(false);
let isRead = false;

/** Whether the bell is to be heard: only for those who have said so, which this browser remembers. */
export function isBellHeard(): boolean {
  if (!isRead) {
    isRead = true;
    store.set(read() === on);
  }
  return store.get();
}

/** Has the bell heard from now on, or no longer. */
export function setBellHeard(heard: boolean): void {
  isRead = true;
  store.set(heard);
  try {
    if (heard) localStorage.setItem(storageKey, on);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage keeps it as long as the page lives.
    return;
  }
}

/** Follows the choice; silent while the page is rendered on the server. */
export const useIsBellHeard = (): boolean =>
  useSyncExternalStore(store.subscribe, isBellHeard, () => false);

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
