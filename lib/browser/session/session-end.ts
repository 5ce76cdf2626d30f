type Listener = () => void;

const endListeners = new Set<Listener>();
const beginListeners = new Set<Listener>();

/** Calls back when the session of this page has ended; gives the way to stop that. */
export function onSessionEnd(listener: Listener): Listener {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back when somebody has signed in, here or in another tab: prices and basket are theirs now. */
export function onSessionBegin(listener: Listener): Listener {
  beginListeners.add(listener);
  return () => beginListeners.delete(listener);
}

/** Tells everybody who keeps something of the caller that it is over. */
export function announceSessionEnd(): void {
  for (const listener of [...endListeners]) listener();
}

/** Tells everybody who keeps something of the caller that another one begins. */
export function announceSessionBegin(): void {
  for (const listener of [...beginListeners]) listener();
}
