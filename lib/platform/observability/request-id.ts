/** Header with the id of a request, passed from the proxy through the storefront to the services. */
export const requestIdHeader = 'x-request-id';

const readable = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Returns an incoming request id if it is safe to write to the log; else null. */
export function parseRequestId(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && readable.test(header) ? header : null;
}
