/** Where a visitor stands. The token itself is the server's; here it only exists or not. */
export type Session = {
  hasToken: boolean;
  isAnonymous: boolean;
  isGuest: boolean;
};

export type SessionEvent =
  | { type: 'anonymousTokenReceived' }
  | { type: 'signedIn'; asGuest: boolean }
  | { type: 'signedOut' }
  /** Renewal after a rejected token failed too. */
  | { type: 'renewalFailed' };

/** Before anything was asked: anonymous, no guest, no token (Spec §4). */
export const initialSession: Session = { hasToken: false, isAnonymous: true, isGuest: false };

/** Signed in means a token exists and no anonymous marker (Spec §4). */
export function isSignedIn({ hasToken, isAnonymous }: Omit<Session, 'isGuest'>): boolean {
  return hasToken && !isAnonymous;
}

/** anonymous -> signed in, as guest or not -> signed out -> anonymous; failed renewal ends anonymous without token (Spec §4). */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'anonymousTokenReceived':
      // A token that arrives after the visitor has signed in is late: it must not sign them out.
      return isSignedIn(session) ? session : { hasToken: true, isAnonymous: true, isGuest: false };
    case 'signedIn':
      return { hasToken: true, isAnonymous: false, isGuest: event.asGuest };
    case 'signedOut':
    case 'renewalFailed':
      return initialSession;
  }
}
