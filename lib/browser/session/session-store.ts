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

export function getSession(): Session {
  return session;
}

/**
 * Applies an event to the session; no other function changes the session. The state machine computes the next session,
 * from which the client state is updated.
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

/** Calls the listener when the session of this page ends; returns an unsubscribe function. */
export function subscribeToSessionEnd(listener: Listener): Listener {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Calls the listener when somebody signs in, here or in another tab, which changes prices and basket; returns an
 * unsubscribe function.
 */
export function subscribeToSessionBegin(listener: Listener): Listener {
  beginListeners.add(listener);
  return () => beginListeners.delete(listener);
}

/** Calls the listeners of subscribeToSessionEnd, so that they clear personal data. */
export function notifySessionEnd(): void {
  for (const listener of [...endListeners]) listener();
}

/** Calls the listeners of subscribeToSessionBegin, so that they reload prices and basket. */
export function notifySessionBegin(): void {
  for (const listener of [...beginListeners]) listener();
}

let isEnding = false;

/**
 * True while this page signs out or redirects to the login. During that time, responses to other requests must not
 * redirect elsewhere.
 */
export function isSessionEnding(): boolean {
  return isEnding;
}

/** Sets the flag that this page is ending its session. */
export function startSessionEnd(): void {
  isEnding = true;
}

/**
 * Clears the flag set by startSessionEnd, after ending the session succeeded or failed; also for a page restored from
 * the back/forward cache.
 */
export function stopSessionEnd(): void {
  isEnding = false;
}
