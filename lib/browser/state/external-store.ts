type ExternalStore<T> = {
  get: () => T;
  /** Replaces the value. The listeners are not called if the value is unchanged. */
  set: (next: T) => void;
  /** Replaces the value by the result of the function. */
  update: (change: (current: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a value outside React for useSyncExternalStore. Listeners run synchronously in the order of subscription. */
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
