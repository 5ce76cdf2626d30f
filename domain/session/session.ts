import type { UserGroup } from '@/domain/customer/customer-type';

/** Where a visitor stands. The token itself is the server's; here it only exists or not. */
export type Session = {
  hasToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
  /** The token was rejected, or is about to end, and another one has been asked for. */
  isRenewing: boolean;
  /** Tells callers apart without saying who they are; null while nobody is signed in. */
  owner: string | null;
  groups: readonly UserGroup[];
};

type SignedIn = { owner: string; groups: readonly UserGroup[] };

export type SessionEvent =
  /** What the browser's cookies say when a page begins, comes back or hears of another tab. */
  | { type: 'restored'; session: Omit<Session, 'isRenewing'> }
  | { type: 'anonymousTokenReceived' }
  | ({ type: 'signedIn'; asGuest: boolean } & SignedIn)
  /** The shop rejected the token, or it is about to end. */
  | { type: 'tokenRejected' }
  | ({ type: 'renewed' } & SignedIn)
  /** Nobody could be asked: the session is neither renewed nor over. */
  | { type: 'renewalPostponed' }
  | { type: 'renewalFailed' }
  | { type: 'signedOut' };

/** Before anything was asked: anonymous, no guest, no token (Specification §4). */
export const initialSession: Session = {
  hasToken: false,
  isAnonymous: true,
  isGuest: false,
  isRenewing: false,
  owner: null,
  groups: [],
};

/** Signed in means a token exists and no anonymous marker (Specification §4). */
export function isSignedIn({
  hasToken,
  isAnonymous,
}: Pick<Session, 'hasToken' | 'isAnonymous'>): boolean {
  return hasToken && !isAnonymous;
}

/** True when what was kept for the caller before must not be shown or used any more. */
export function hasOwnerChanged(before: Session, after: Session): boolean {
  return before.owner !== after.owner;
}

/**
 * anonymous -> signed in, as guest or not -> signed out -> anonymous; a rejected token is renewed, and a failed renewal
 * ends anonymous without token (Specification §4). What arrives late changes nothing: an anonymous token never signs anybody out,
 * and a renewal never signs anybody in.
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
