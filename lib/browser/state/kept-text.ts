import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

/** A text this tab keeps over a reload. */
export type KeptText = {
  get: () => string;
  /** An empty text is kept no longer. */
  set: (text: string) => void;
  /** Looks again at what is kept: it may be somebody else's by now, or gone. */
  lookAgain: () => void;
  /** Follows the text; empty on the server and while hydrating. */
  useText: () => string;
};

/**
 * Keeps a text in the tab's own storage until the session ends or it is emptied, so that a reload or a failure loses nothing; where
 * storage is forbidden or full, as long as the page lives.
 */
export function createKeptText(storageKey: string): KeptText {
  const store = createExternalStore<string | null>(null);
  const get = () => store.get() ?? load(storageKey);
  return {
    get,
    set: (text) => {
      store.set(text);
      save(storageKey, text);
    },
    lookAgain: () => store.set(null),
    useText: () => useSyncExternalStore(store.subscribe, get, () => ''),
  };
}

function load(storageKey: string): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function save(storageKey: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    return;
  }
}
