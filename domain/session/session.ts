import type { UserGroup } from '@/domain/customer/customer-type';

/** The state of a visitor's session. Contains only whether a token exists; the token stays on the server. */
export type Session = {
  hasToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
  /** True while a new token is requested, because the current one was rejected or is about to expire. */
  isRenewing: boolean;
  /**
   * Opaque id of the signed-in user, which distinguishes users without revealing their identity; null if nobody is
   * signed in.
   */
  owner: string | null;
  groups: readonly UserGroup[];
};

type SignedIn = { owner: string; groups: readonly UserGroup[] };

export type SessionEvent =
  /** The state from the cookies, read when a page loads, becomes visible again or is notified by another tab. */
  | { type: 'restored'; session: Omit<Session, 'isRenewing'> }
  | { type: 'anonymousTokenReceived' }
  | ({ type: 'signedIn'; asGuest: boolean } & SignedIn)
  /** The token was rejected or is about to expire. */
  | { type: 'tokenRejected' }
  | ({ type: 'renewed' } & SignedIn)
  /** The renewal request failed temporarily. The session is neither renewed nor over. */
  | { type: 'renewalPostponed' }
  | { type: 'renewalFailed' }
  | { type: 'signedOut' };

/** Session of a new visitor: anonymous, not a guest, without a token (Specification §4). */
export const initialSession: Session = {
  hasToken: false,
  isAnonymous: true,
  isGuest: false,
  isRenewing: false,
  owner: null,
  groups: [],
};

/** Returns true for a session with a token and without the anonymous marker (Specification §4). */
export function isSignedIn({
  hasToken,
  isAnonymous,
}: Pick<Session, 'hasToken' | 'isAnonymous'>): boolean {
  return hasToken && !isAnonymous;
}

/** Checks whether the signed-in user has changed, so that cached data of the previous user must be discarded. */
export function hasOwnerChanged(before: Session, after: Session): boolean {
  return before.owner !== after.owner;
}

/**
 * Returns the session after an event. Transitions: anonymous -> signed in (as customer or guest) -> signed out ->
 * anonymous. A rejected token is renewed; after a failed renewal the visitor is anonymous without a token
 * (Specification §4). Delayed events have no effect: an anonymous token never signs a user out, and a renewal never
 * signs a user in.
 */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restored':
      return { ...event.session, isRenewing: false };
    case 'anonymousTokenReceived':
      return isSignedIn(session) ? session : { ...initialSession, hasToken: true };
    case 'signedIn':
      return signedIn(event, event.asGuest);
    case 'tokenRejected':
      return session.hasToken ? { ...session, isRenewing: true } : session;
    case 'renewed':
      return isCustomer(session) && session.owner === event.owner
        ? signedIn(event, false)
        : session;
    case 'renewalPostponed':
      return session.isRenewing ? { ...session, isRenewing: false } : session;
    case 'renewalFailed':
    case 'signedOut':
      return initialSession;
  }
}

function signedIn({ owner, groups }: SignedIn, isGuest: boolean): Session {
  return { hasToken: true, isAnonymous: false, isGuest, isRenewing: false, owner, groups };
}

function isCustomer(session: Session): boolean {
  return isSignedIn(session) && !session.isGuest;
}
