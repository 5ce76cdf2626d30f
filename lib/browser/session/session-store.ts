import {
  initialSession,
  nextSession,
  type Session,
  type SessionEvent,
} from '@/domain/session/session';
import {
  setCurrentUserGroups,
  setIsAnonymous,
  setIsGuest,
  setOxidToken,
} from '@/lib/browser/state/local-operations';

let session: Session = initialSession;

/** Where the visitor of this page stands. */
export function getSession(): Session {
  return session;
}

/** The only way the page's session changes: the state machine says what comes next, the client state follows it. */
export function dispatchSession(event: SessionEvent): void {
  const before = session;
  session = nextSession(session, event);
  if (session === before) return;
  setOxidToken(session.hasToken);
  setIsAnonymous(session.isAnonymous);
  setIsGuest(session.isGuest);
  setCurrentUserGroups(session.groups);
}
