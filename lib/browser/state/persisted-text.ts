import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from './browser-storage';
import { createExternalStore } from './external-store';

/** A text stored in this tab or browser that survives a reload. */
export type PersistedText = {
  get: () => string;
  /** Stores the text; an empty text removes the stored one. */
  set: (text: string) => void;
  /** Reads the stored text again, because it may have been changed or removed. */
  reload: () => void;
  /** Subscribes to the text; empty on the server and during hydration. */
  useText: () => string;
};

type Area = 'sessionStorage' | 'localStorage';

/**
 * Creates a stored text. In session storage it lasts until the session ends or it is emptied; in local storage it is
 * shared by all tabs until it is emptied. When storage is disabled or full, it lasts until the page is left.
 */
export function createPersistedText(
  storageKey: string,
  area: Area = 'sessionStorage',
  formerKey?: string,
): PersistedText {
  const store = createExternalStore<string | null>(null);
  const get = () => store.get() ?? readStorage(area, storageKey, formerKey) ?? '';
  const follow = (listener: () => void) => {
    const stop = store.subscribe(listener);
    if (area === 'sessionStorage') return stop;
    // Another tab has changed the text.
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
      writeStorage(area, storageKey, text === '' ? null : text);
    },
    reload: () => store.set(null),
    useText: () => useSyncExternalStore(follow, get, () => ''),
  };
}

/** Bicycles on the compare list, shared by all tabs of this browser. */
export const compareListText = createPersistedText('lt-compare-list', 'localStorage', 'lt-compare');

/**
 * Height, inside leg and riding position as typed. Stored in this browser until the visitor deletes them or signs out;
 * the gear adviser prefills its form with them and sends them only when the visitor submits it (privacy policy).
 */
export const bodyMeasurementsText = createPersistedText(
  'lt-body-measurements',
  'localStorage',
  'lt-fit',
);

/** Maximum length of an order reference accepted by the shop service. */
export const maxOrderReferenceLength = 60;

/** A B2B customer's own reference for the order, stored in this tab until the order is placed. */
export const orderReference = createPersistedText('orderReference');

/**
 * Number (adrNumber) of the dealer who will service the ordered bicycle, stored in this tab until the order is placed;
 * empty for none.
 */
export const serviceDealer = createPersistedText('serviceDealer');

/** Name of the dealer in `serviceDealer`; ignored while no dealer is stored there. */
export const serviceDealerName = createPersistedText('serviceDealerName');
