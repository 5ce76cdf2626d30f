/**
 * Names of the site's cookies (Specification §9). Token, session, refresh token and hosted sign-in cookies are
 * HttpOnly. On https, cookies whose names the specification does not define get a name prefix
 * (lib/server/session/host-cookies).
 */
export const cookieNames = {
  token: 'oxid-token',
  isAnonymous: 'oxid-isAnonymous',
  basketId: 'basketId',
  isGuest: 'isGuest',
  lang: 'lang',
  consent: 'consent',
  session: 'session',
  /** Owner and expiry of the session, readable by scripts; grants no access. */
  sessionMark: 'session-mark',
  /** Encrypted refresh token of a sign-in. */
  refresh: 'refresh',
  /** Refresh token cookie of hosted sign-ins in releases before 0.18. */
  oldHostedRefresh: 'hosted-refresh',
  /**
   * Encrypted digests of the accounts that have signed in in this browser; failed attempts from other browsers do not
   * lock these accounts out here.
   */
  knownBrowser: 'known-browser',
  /** Products and quantities of an anonymous visitor's basket, for a shop without anonymous baskets; signed. */
  localBasket: 'local-basket',
  /** State, nonce and PKCE verifier of a pending hosted sign-in. */
  hostedSignIn: 'hosted-sign-in',
} as const;

const hour = 60 * 60;
const day = 24 * hour;

/** Cookie lifetimes (Specification §9). isGuest is a browser session cookie. */
export const cookieLifetimes = {
  tokenSeconds: 24 * hour,
  anonymousTokenSeconds: 8 * hour,
  isAnonymousSeconds: 8 * hour,
  basketIdSeconds: 365 * day,
  langSeconds: 7 * day,
  consentSeconds: 604_800,
  refreshSeconds: 30 * day,
  hostedSignInSeconds: 15 * 60,
  knownBrowserSeconds: 365 * day,
} as const;

/** Next's draft mode cookie; its value changes with every build. */
export const draftModeCookieName = '__prerender_bypass';
