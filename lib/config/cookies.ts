/** The site's cookies (Spec §9). Only the token and the session are out of reach of scripts. */
export const cookieNames = {
  token: 'oxid-token',
  isAnonymous: 'oxid-isAnonymous',
  basketId: 'basketId',
  isGuest: 'isGuest',
  lang: 'lang',
  consent: 'consent',
  session: 'session',
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
} as const;
