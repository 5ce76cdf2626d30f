/** Whose session the page shows; only set while it shows somebody's. */
export const sessionOwnerHeader = 'x-session-owner';

/** On an answer: the browser belongs to somebody else than the page shows. */
export const sessionMismatchHeader = 'x-other-person';

/** What a page holds in place of its refresh token: the token itself never leaves the site's server. */
export const refreshTokenPlaceholder = 'kept-by-the-site';
