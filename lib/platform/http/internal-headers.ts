/**
 * Request header that the custom server sets when it requests a failed page again: the error's digest, or 401 or 404.
 * Removed from incoming requests.
 */
export const pageFailureHeader = 'x-page-failure';

/**
 * Response header with the status of a complete error page. It tells the custom server that the response is not the
 * empty document that Next sends after an error.
 */
export const errorPageHeader = 'x-error-page';

/**
 * Request header with the raw query string, set inside the process on veloconnect requests
 * (server/next-internals/raw-query).
 */
export const rawQueryHeader = 'x-raw-query';
