/**
 * The site's cookies (Spec §9). Out of reach of scripts: the token, the session, the refresh token and what belongs to the hosted sign-in.
 * On https those whose names the specification does not fix carry a prefix (lib/server/session/host-cookies).
 */
export const cookieNames = {
  token: 'oxid-token',
  isAnonymous: 'oxid-isAnonymous',
  basketId: 'basketId',
  isGuest: 'isGuest',
  lang: 'lang',
  consent: 'consent',
  session: 'session',
  /** What scripts may know of the session; it decides nothing. */
  sessionMark: 'session-mark',
  /** The refresh token of a sign-in, encrypted. */
  refresh: 'refresh',
  /** Where releases before 0.18 kept the refresh token of a hosted sign-in. */
  oldHostedRefresh: 'hosted-refresh',
  /** Who has signed in in this browser, as digests, encrypted: strangers' failures do not stop them. */
  knownBrowser: 'known-browser',
  /** One hosted sign-in under way: state, nonce and PKCE verifier. */
  hostedSignIn: 'hosted-sign-in',
} as const;

const hour = 60 * 60;
const day = 24 * hour;

/** How long they live (Spec §9). isGuest lives as long as the browser's session. */
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

/** Next's own cookie of the draft mode; its value changes with every build. */
export const draftModeCookieName = '__prerender_bypass';
