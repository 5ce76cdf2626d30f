/** A value that exists once per process, shared by all bundles. */
export interface ProcessValue<T> {
  get(): T;
  set(value: T): void;
}

/**
 * Global key of the registry. The cache handler (server/next-internals/cache-handler.mjs), which Next loads as a plain
 * module, uses the same key.
 */
const key = Symbol.for('storefront.process-registry');

function getRegistry(): Map<string, unknown> {
  const holder = globalThis as typeof globalThis & { [key]?: Map<string, unknown> };
  return (holder[key] ??= new Map());
}

/**
 * Returns a value that all bundles of the process share: the custom server, the middleware and the pages are bundled
 * separately, so each has its own copy of a module's state. `createInitial` runs once, at the first read.
 */
export function createProcessValue<T>(name: string, createInitial: () => T): ProcessValue<T> {
  return {
    get() {
      const registry = getRegistry();
      if (!registry.has(name)) registry.set(name, createInitial());
      return registry.get(name) as T;
    },
    set: (value) => void getRegistry().set(name, value),
  };
}
