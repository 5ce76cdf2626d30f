import type {
  IncomingHttpHeaders,
  IncomingMessage,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';
import type { RequestTarget } from './request-target';
import { sendHttpError } from './http-error';

/** Maximum size of all header lines in bytes, without the request line. */
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
/**
 * Maximum size of path and query in bytes. Only veloconnect requests of dealers may be longer, because one URL contains
 * the whole range of products (docs/stock-connect.md).
 */
const maxAddressBytes = 8 * 1024;
const veloconnect = '/veloconnect';

/** Returns 414 for a URL, or 431 for headers, larger than any browser sends; null for a request within the limits. */
export function findSizeErrorStatus(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  { path, query }: RequestTarget,
): 414 | 431 | null {
  if (path !== veloconnect && path.length + query.length > maxAddressBytes) return 414;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  // Each header adds ": " and a line end to its name and value.
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length + 2;
  return bytes > maxHeaderBytes ? 431 : null;
}

/** Maximum length of most headers in characters, more than real browsers send. */
const usualLength = 500;
/** Maximum length of headers that may be longer than `usualLength`. Each of them is parsed in linear time. */
const longerHeaders: Readonly<Record<string, number>> = {
  authorization: 8 * 1024,
  cookie: maxHeaderBytes,
  // The URL of the referring page, which may be as long as any URL of this site.
  referer: 2 * 1024,
  // Segments and parameters of the open page, written by the Next router.
  'next-router-state-tree': 8 * 1024,
  'next-url': 2 * 1024,
  'next-router-segment-prefetch': 2 * 1024,
  // One signature per active webhook secret.
  'stripe-signature': 2 * 1024,
};

/** Lists to which each proxy appends an address. Only the last entries are trustworthy. */
const appendedByProxies = new Set(['x-forwarded-for', 'forwarded']);

/**
 * Cuts every header to its maximum length, which limits the cost of parsing. Lists that proxies append to lose their
 * first entries, all other headers their end.
 */
export function applyHeaderLengthLimits(headers: IncomingHttpHeaders, path: string): void {
  for (const [name, value] of Object.entries(headers)) {
    const limit = longerHeaders[name] ?? usualLength;
    if (typeof value !== 'string' || value.length <= limit) continue;
    // This header contains the raw query of a veloconnect request, which may be longer.
    if (name === rawQueryHeader && path === veloconnect) continue;
    headers[name] = appendedByProxies.has(name)
      ? value.slice(-limit).replace(/^[^,]*,/, '')
      : value.slice(0, limit);
  }
}

/** Time and size limits of connections, for all clients. */
export const serverOptions: ServerOptions = {
  /**
   * In ms. Longer than the idle timeout of common proxies (one minute), so that the server never closes a connection
   * that the proxy is about to use.
   */
  keepAliveTimeout: 75_000,
  /** In ms, more than a browser needs to send all headers. */
  headersTimeout: 20_000,
  /** In ms, for headers and body. The body alone has a shorter timeout (`getBodyTimeoutMs`). */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /**
   * In bytes. The long URLs of veloconnect requests count as headers (docs/stock-connect.md). `findSizeErrorStatus`
   * sets a lower limit for all other requests.
   */
  maxHeaderSize: 128 * 1024,
};

/** Minimum timeout of a body in ms: enough for any form on a slow connection. */
const baseMs = 15_000;
/** Minimum upload rate, that of a slow phone. A long body gets as much time as it needs at this rate. */
const minBytesPerSecond = 32 * 1024;
/** Maximum timeout of a body in ms. A body of 4 MB, the maximum that nginx accepts, gets 143 seconds. */
const longestBodyMs = 150_000;

/** Returns the timeout in ms for a body of this Content-Length; without a length, the minimum. */
export function getBodyTimeoutMs(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? 0) || 0;
  return Math.min(baseMs + (bytes / minBytesPerSecond) * 1000, longestBodyMs);
}

/**
 * Aborts a request whose body arrives too slowly: sends 408 if no response has started, and closes the connection. No
 * timeout applies to a body that has arrived but is not read yet.
 */
export function applyBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineOf: (contentLength: string | undefined) => number = getBodyTimeoutMs,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    // A response may have been sent before the body was complete.
    if (response.headersSent) return void request.socket.destroy();
    response.once('finish', () => request.socket.destroy());
    sendHttpError(response, 408);
  }, deadlineOf(request.headers['content-length']));
  timer.unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear);
  request.once('close', clear);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
