import {
  initialSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from '@/domain/session/session';
import {
  setCurrentUserGroups,
  setIsAnonymous,
  setIsGuest,
  setOxidToken,
} from '@/lib/browser/state/client-state';

let session: Session = initialSession;

/** Returns the current session of this page. */
export function getSession(): Session {
  return session;
}

/**
 * Applies an event to the session; the only way to change it. The state machine computes the next session and the
 * client state is updated from it.
 */
export function dispatchSession(event: SessionEvent): void {
  const before = session;
  session = reduceSession(session, event);
  if (session === before) return;
  setOxidToken(session.hasToken);
  setIsAnonymous(session.isAnonymous);
  setIsGuest(session.isGuest);
  setCurrentUserGroups(session.groups);
}

type Listener = () => void;

const endListeners = new Set<Listener>();
const beginListeners = new Set<Listener>();

/** Calls the listener when the session of this page ends; returns a function that stops it. */
export function subscribeToSessionEnd(listener: Listener): Listener {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Calls the listener when somebody signs in, here or in another tab, which changes prices and basket; returns a
 * function that stops it.
 */
export function subscribeToSessionBegin(listener: Listener): Listener {
  beginListeners.add(listener);
  return () => beginListeners.delete(listener);
}

/** Notifies all listeners that the session has ended. */
export function notifySessionEnd(): void {
  for (const listener of [...endListeners]) listener();
}

/** Notifies all listeners that a new session has started. */
export function notifySessionBegin(): void {
  for (const listener of [...beginListeners]) listener();
}

let isEnding = false;

/** True while this page signs out or redirects to the login; other responses must not redirect elsewhere meanwhile. */
export function isSessionEnding(): boolean {
  return isEnding;
}

/** Flags that this page is ending its session. */
export function startSessionEnd(): void {
  isEnding = true;
}

/** Clears the flag, after the end succeeded or failed; also for a page restored from the back/forward cache. */
export function stopSessionEnd(): void {
  isEnding = false;
}
