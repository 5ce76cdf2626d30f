/** Whose session the page shows; only set while it shows somebody's. */
export const sessionOwnerHeader = 'x-session-owner';
