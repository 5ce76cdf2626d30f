import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

const off = 'off';

/**
 * Whether a shortcut of one letter works. It does until it is switched off, which this browser remembers: those who speak to their
 * browser press letters by accident (WCAG 2.1.4).
 */
export function createKeySwitch(storageKey: string) {
  const store = createExternalStore(true);
  let isRead = false;

  function isOn(): boolean {
    if (!isRead) {
      isRead = true;
      store.set(read(storageKey) !== off);
    }
    return store.get();
  }

  function set(next: boolean): void {
    isRead = true;
    store.set(next);
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, off);
    } catch {
      // A browser that forbids storage keeps it as long as the page lives.
      return;
    }
  }

  /** Follows the switch; on while the page is rendered on the server. */
  const useIsOn = (): boolean => useSyncExternalStore(store.subscribe, isOn, () => true);

  return { isOn, set, useIsOn };
}

function read(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
