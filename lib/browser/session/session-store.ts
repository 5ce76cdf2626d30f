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

/** Where the visitor of this page stands. */
export function getSession(): Session {
  return session;
}

/** The only way the page's session changes: the state machine says what comes next, the client state follows it. */
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

/** Calls back when the session of this page has ended; gives the way to stop that. */
export function subscribeToSessionEnd(listener: Listener): Listener {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back when somebody has signed in, here or in another tab: prices and basket are theirs now. */
export function subscribeToSessionBegin(listener: Listener): Listener {
  beginListeners.add(listener);
  return () => beginListeners.delete(listener);
}

/** Tells everybody who keeps something of the caller that it is over. */
export function notifySessionEnd(): void {
  for (const listener of [...endListeners]) listener();
}

/** Tells everybody who keeps something of the caller that another one begins. */
export function notifySessionBegin(): void {
  for (const listener of [...beginListeners]) listener();
}

let isEnding = false;

/** True while this page ends its session, by wish or on its way to login: no other answer may lead it elsewhere any more. */
export function isSessionEnding(): boolean {
  return isEnding;
}

/** From now on this page ends its session. */
export function startSessionEnd(): void {
  isEnding = true;
}

/** It has ended, or could not; also for a page that the back button brought back. */
export function stopSessionEnd(): void {
  isEnding = false;
}
