import type {
  IncomingHttpHeaders,
  IncomingMessage,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';
import type { RequestTarget } from './request-target';
import { sendHttpError } from './http-error';

/** Limit of all header lines without the request line, in bytes. */
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
/**
 * Limit of path and query, in bytes. Only dealers' systems send more: they request the whole range with one address
 * (docs/stock-connect.md).
 */
const maxAddressBytes = 8 * 1024;
const veloconnect = '/veloconnect';

/** Returns 414 for an address or 431 for headers larger than any browser sends; null for all others. */
export function findSizeErrorStatus(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  { path, query }: RequestTarget,
): 414 | 431 | null {
  if (path !== veloconnect && path.length + query.length > maxAddressBytes) return 414;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  // Two bytes for ": " or the line end.
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length + 2;
  return bytes > maxHeaderBytes ? 431 : null;
}

/** Maximum length of a header in characters, with a margin over real browsers. */
const usualLength = 500;
/** Limits of headers that are usually longer; each is parsed in linear time. */
const longerHeaders: Readonly<Record<string, number>> = {
  authorization: 8 * 1024,
  cookie: maxHeaderBytes,
  // URL of the referring page, at most an address of this site.
  referer: 2 * 1024,
  // Segments and parameters of the open page, written by the Next router.
  'next-router-state-tree': 8 * 1024,
  'next-url': 2 * 1024,
  'next-router-segment-prefetch': 2 * 1024,
  // One signature per active webhook secret.
  'stripe-signature': 2 * 1024,
};

/** Each proxy appends an address at the end, and only the last ones are trustworthy. */
const appendedByProxies = new Set(['x-forwarded-for', 'forwarded']);

/**
 * Cuts every header to the length real browsers send, which limits the cost of later parsing. Lists that proxies append
 * to lose their beginning, all others their end.
 */
export function applyHeaderLengthLimits(headers: IncomingHttpHeaders, path: string): void {
  for (const [name, value] of Object.entries(headers)) {
    const limit = longerHeaders[name] ?? usualLength;
    if (typeof value !== 'string' || value.length <= limit) continue;
    // The query, passed on internally.
    if (name === rawQueryHeader && path === veloconnect) continue;
    headers[name] = appendedByProxies.has(name)
      ? value.slice(-limit).replace(/^[^,]*,/, '')
      : value.slice(0, limit);
  }
}

/** Time and size limits of connections, for all clients. */
export const serverOptions: ServerOptions = {
  /**
   * In ms. Longer than the idle timeout of common proxies (a minute), so that the server never closes a connection the
   * proxy still uses.
   */
  keepAliveTimeout: 75_000,
  /** In ms. Browsers send all headers within this time. */
  headersTimeout: 20_000,
  /** In ms, for headers and body. The body alone has a shorter timeout (`getBodyTimeoutMs`). */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /**
   * In bytes. Dealers' systems request the whole range with one address (docs/stock-connect.md). `findSizeErrorStatus`
   * limits all other requests further.
   */
  maxHeaderSize: 128 * 1024,
};

/** Minimum timeout of a body in ms: enough for any form on a slow connection. */
const baseMs = 15_000;
/** Longer bodies get more time, based on the upload rate of a slow phone. */
const minBytesPerSecond = 32 * 1024;
/** Maximum timeout for any length: nginx accepts 4 MB, which takes 143 seconds. */
const longestBodyMs = 150_000;

/** Returns the timeout in ms for a body of this Content-Length; without a length, the minimum. */
export function getBodyTimeoutMs(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? 0) || 0;
  return Math.min(baseMs + (bytes / minBytesPerSecond) * 1000, longestBodyMs);
}

/**
 * Aborts a request whose body arrives too slowly: sends 408 if no response has started, and closes the connection. A
 * complete body that is not read yet does not time out.
 */
export function applyBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineOf: (contentLength: string | undefined) => number = getBodyTimeoutMs,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    // The response may have been sent before the body was complete.
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
