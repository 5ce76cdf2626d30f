/** The header that names a request from the visitor's proxy through the storefront to the services. */
export const requestIdHeader = 'x-request-id';

const readable = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** An id somebody else has given a request, when it is one that may stand in a line of the log; else null. */
export function parseRequestId(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && readable.test(header) ? header : null;
}
