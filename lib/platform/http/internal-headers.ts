/**
 * Set by the server in front of the pages when it asks once more for a page that failed: the error's digest, or 401 or 404. It is taken off
 * what comes from outside.
 */
export const pageFailureHeader = 'x-page-failure';

/** On a whole error page, its status: whoever stands in front tells it by this from the empty document that the framework leaves. */
export const errorPageHeader = 'x-error-page';

/** Set inside the process on requests of veloconnect: their query as it arrived (lib/server/api/stock-connect/raw-query). */
export const rawQueryHeader = 'x-raw-query';
