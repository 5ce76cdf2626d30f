/** Request header with the owner of the session the page shows; set only while the page shows a customer's session. */
export const sessionOwnerHeader = 'x-session-owner';

/** Response header: the browser's session belongs to a different person than the page shows. */
export const sessionMismatchHeader = 'x-other-person';

/** Placeholder for the refresh token in the page; the token itself never leaves the server. */
export const refreshTokenPlaceholder = 'kept-by-the-site';
