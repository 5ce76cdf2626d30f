const listeners = new Set<() => void>();

/** Calls back when the session of this page has ended; gives the way to stop that. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who keeps something of the caller that it is over. */
export function announceSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
