type Listener = () => void;

/** One list for the whole process: the site's code and the server in front of it are bundled apart and share nothing else. */
const key = Symbol.for('lautlos.pages-expired');

function listeners(): Set<Listener> {
  const shared = globalThis as typeof globalThis & { [key]?: Set<Listener> };
  return (shared[key] ??= new Set());
}

/** Calls the listener whenever public pages may have changed; answers with how to stop that. */
export function onPagesExpired(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Tells whoever keeps finished pages that they have to be asked for anew from now on. */
export function tellPagesExpired(): void {
  for (const listener of listeners()) listener();
}
