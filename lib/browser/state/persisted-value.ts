import { readStorage, writeStorage } from './browser-storage';
import { createExternalStore } from './external-store';

type PersistedValue<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a value stored in this browser across visits and shared by all tabs; `parse` reads the stored text. When
 * storage is disabled or full, it lasts until the page is left.
 */
export function createPersistedValue<T>(
  storageKey: string,
  parse: (text: string | null) => T,
  formerKey?: string,
): PersistedValue<T> {
  const store = createExternalStore<T | null>(null);
  let isFollowing = false;

  function load(): T {
    try {
      return parse(readStorage('localStorage', storageKey, formerKey));
    } catch {
      return parse(null);
    }
  }

  function get(): T {
    const known = store.get();
    if (known !== null) return known;
    const loaded = load();
    store.set(loaded);
    return loaded;
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKey || key === null) store.set(load());
    });
  }

  return {
    get,
    set: (value) => {
      store.set(value);
      writeStorage('localStorage', storageKey, JSON.stringify(value));
    },
    subscribe: (listener) => {
      follow();
      return store.subscribe(listener);
    },
  };
}
