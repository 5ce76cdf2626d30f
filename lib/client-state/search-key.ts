import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

const key = 'lt-search-key';
const off = 'off';

const isOn = createExternalStore(true);
let isRead = false;

/** Whether the key / opens the search. It does until it is switched off: those who speak to their browser type it by accident. */
export function isSearchKeyOn(): boolean {
  if (!isRead) {
    isRead = true;
    isOn.set(read() !== off);
  }
  return isOn.get();
}

/** Switches the key on or off and remembers it. */
export function setSearchKey(next: boolean): void {
  isRead = true;
  isOn.set(next);
  try {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // A browser that forbids storage keeps it as long as the page lives.
    return;
  }
}

/** Follows the switch; on while the page is rendered on the server. */
export function useSearchKeyOn(): boolean {
  return useSyncExternalStore(isOn.subscribe, isSearchKeyOn, () => true);
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
