import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

/** A text this tab, or this browser, keeps over a reload. */
export type PersistedText = {
  get: () => string;
  /** An empty text is kept no longer. */
  set: (text: string) => void;
  /** Looks again at what is kept: it may be somebody else's by now, or gone. */
  reload: () => void;
  /** Follows the text; empty on the server and while hydrating. */
  useText: () => string;
};

type Area = 'sessionStorage' | 'localStorage';

/**
 * Keeps a text in the tab's own storage until the session ends or it is emptied, so that a reload or a failure loses nothing; in the browser's
 * storage for all its tabs, until it is emptied. Where storage is forbidden or full, as long as the page lives.
 */
export function createPersistedText(
  storageKey: string,
  area: Area = 'sessionStorage',
): PersistedText {
  const store = createExternalStore<string | null>(null);
  const get = () => store.get() ?? load(storageKey, area);
  const follow = (listener: () => void) => {
    const stop = store.subscribe(listener);
    if (area === 'sessionStorage') return stop;
    // Another tab has changed it.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) store.set(newValue ?? '');
    };
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  };
  return {
    get,
    set: (text) => {
      store.set(text);
      save(storageKey, area, text);
    },
    reload: () => store.set(null),
    useText: () => useSyncExternalStore(follow, get, () => ''),
  };
}

function load(storageKey: string, area: Area): string {
  try {
    return window[area].getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function save(storageKey: string, area: Area, text: string): void {
  try {
    if (text === '') window[area].removeItem(storageKey);
    else window[area].setItem(storageKey, text);
  } catch {
    return;
  }
}

/** Which bicycles somebody put aside for comparing; this browser keeps it for all its tabs. */
export const compareListText = createPersistedText('lt-compare', 'localStorage');

/**
 * Height, inside leg and how somebody likes to sit, as they were typed. They stay in this browser until they are forgotten; the gear
 * adviser fills its form with them, which is sent by hand (privacy policy).
 */
export const bodyMeasurementsText = createPersistedText('lt-fit', 'localStorage');

/** The longest reference the shop takes. */
export const maxOrderReferenceLength = 60;

/** A b2b customer's own number for the order, kept in this tab until it is placed. */
export const orderReference = createPersistedText('orderReference');

/** The adrNumber of the dealer who is to service what is ordered, kept in this tab until the order is placed; empty for none. */
export const serviceDealer = createPersistedText('serviceDealer');

/** How that dealer is called; says nothing while there is no number. */
export const serviceDealerName = createPersistedText('serviceDealerName');
