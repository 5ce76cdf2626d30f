import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from './browser-storage';
import { createExternalStore } from './external-store';

/** A setting that is on or off and is stored in this browser only when it differs from its default. */
export type PersistedFlag = {
  get: () => boolean;
  set: (isOn: boolean) => void;
  /** Subscribes to the setting; returns the default during server rendering and hydration. */
  useFlag: () => boolean;
};

/** Creates an on/off setting for this browser. Where storage is blocked, a change lasts until the page is left. */
export function createPersistedFlag(
  storageKey: string,
  isOnByDefault: boolean,
  formerKey: string,
): PersistedFlag {
  const store = createExternalStore(isOnByDefault);
  const changed = isOnByDefault ? 'off' : 'on';
  let isRead = false;

  function get(): boolean {
    if (!isRead) {
      isRead = true;
      store.set((readStorage('localStorage', storageKey, formerKey) === changed) !== isOnByDefault);
    }
    return store.get();
  }

  function set(isOn: boolean): void {
    isRead = true;
    store.set(isOn);
    writeStorage('localStorage', storageKey, isOn === isOnByDefault ? null : changed);
  }

  return {
    get,
    set,
    useFlag: () => useSyncExternalStore(store.subscribe, get, () => isOnByDefault),
  };
}
