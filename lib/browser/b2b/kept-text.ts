import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { onSessionEnd } from '@/lib/browser/session/session-end';

/** A text this tab keeps over a reload. Nothing but what somebody typed goes in here, never a price (ARCHITECTURE §4, decision 9). */
export type KeptText = {
  read: () => string;
  write: (text: string) => void;
  /** Follows the text; empty on the server and while hydrating. */
  useText: () => string;
};

/** Keeps a text in the tab's own storage; where that is forbidden or full, as long as the page lives. */
export function createKeptText(storageKey: string): KeptText {
  const store = createExternalStore<string | null>(null);

  // Whoever comes next finds what is stored for them: at the end of a session that is nothing (lib/browser/session/forget-caller).
  if (typeof window !== 'undefined') onSessionEnd(() => store.set(null));

  const read = () => store.get() ?? load(storageKey);
  return {
    read,
    write: (text) => {
      store.set(text);
      save(storageKey, text);
    },
    useText: () => useSyncExternalStore(store.subscribe, read, () => ''),
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
