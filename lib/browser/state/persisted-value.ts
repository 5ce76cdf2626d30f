import { createExternalStore } from './external-store';

type PersistedValue<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value this browser keeps over visits, the same in all its tabs; `read` makes one of whatever is written there. Where storage is
 * forbidden or full, it lives as long as the page.
 */
export function createPersistedValue<T>(
  storageKey: string,
  read: (text: string | null) => T,
): PersistedValue<T> {
  const store = createExternalStore<T | null>(null);
  let isFollowing = false;

  function load(): T {
    try {
      return read(window.localStorage.getItem(storageKey));
    } catch {
      return read(null);
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
      try {
        window.localStorage.setItem(storageKey, JSON.stringify(value));
      } catch {
        // The page goes on with what it knows.
        return;
      }
    },
    subscribe: (listener) => {
      follow();
      return store.subscribe(listener);
    },
  };
}
