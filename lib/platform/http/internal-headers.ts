/**
 * Set by the custom server when it requests a failed page again: the error's digest, or 401 or 404. Removed from
 * incoming requests.
 */
export const pageFailureHeader = 'x-page-failure';

/**
 * Status of a complete error page; the custom server uses it to distinguish the page from the empty document Next sends
 * after an error.
 */
export const errorPageHeader = 'x-error-page';

/** Set inside the process on veloconnect requests: the raw query string (server/next-internals/raw-query). */
export const rawQueryHeader = 'x-raw-query';
