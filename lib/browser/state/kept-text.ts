import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

/** A text that is kept in this tab until the session ends or it is emptied, so that a reload or a failure loses nothing. */
export function createKeptText(storageKey: string) {
  const store = createExternalStore('');
  let isRead = false;

  function get(): string {
    if (!isRead) {
      isRead = true;
      store.set(read(storageKey));
    }
    return store.get();
  }

  function set(text: string): void {
    isRead = true;
    store.set(text);
    try {
      if (text) window.sessionStorage.setItem(storageKey, text);
      else window.sessionStorage.removeItem(storageKey);
    } catch {
      // A browser that forbids storage keeps it as long as the page lives.
      return;
    }
  }

  /** Follows the text; empty while the page is rendered on the server. */
  const useText = (): string => useSyncExternalStore(store.subscribe, get, () => '');

  return { get, set, useText };
}

function read(storageKey: string): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
