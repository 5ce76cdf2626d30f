type ExternalStore<T> = {
  get: () => T;
  /** Replaces the value; the same value again tells nobody. */
  set: (next: T) => void;
  /** Replaces the value by what the change makes of it. */
  update: (change: (current: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value outside React that useSyncExternalStore can follow. Listeners run at once, in the order they came. */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
