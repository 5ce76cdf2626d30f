import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

const off = 'off';

/**
 * Whether a shortcut of one letter works. It does until it is switched off, which this browser remembers: those who speak to their
 * browser press letters by accident (WCAG 2.1.4).
 */
function createShortcutSetting(storageKey: string) {
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

/** The key that switches between purchase and retail prices. */
export const priceShortcut = 'p';

/** Whether that key works. */
export const {
  isOn: isPriceShortcutEnabled,
  set: setPriceShortcut,
  useIsOn: usePriceShortcutEnabled,
} = createShortcutSetting('lt-price-key');

/** Whether the key / opens the search. */
export const {
  isOn: isSearchShortcutEnabled,
  set: setSearchShortcut,
  useIsOn: useSearchShortcutEnabled,
} = createShortcutSetting('lt-search-key');

/**
 * True when the event is this key alone: no other key held, nobody is writing, nothing lies above the page and nobody has acted on it.
 */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  const isOther =
    event.key.toLowerCase() !== key ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat;
  if (isOther || event.defaultPrevented || isWriting(event.target)) return false;
  return document.querySelector('dialog[open], [aria-modal="true"]') === null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
