import type {
  IncomingHttpHeaders,
  IncomingMessage,
  ServerOptions,
  ServerResponse,
} from 'node:http';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';
import type { RequestTarget } from './request-target';
import { sendHttpError } from './http-error';

/** All header lines of a request, without the request line, in bytes. */
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
/** Path and query, in bytes. Only dealers' systems send more: they ask for the whole range by one address (docs/stock-connect.md). */
const maxAddressBytes = 8 * 1024;
const veloconnect = '/veloconnect';

/** The status to refuse a request with whose address (414) or headers (431) are larger than any browser sends; null for all others. */
export function findSizeErrorStatus(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  { path, query }: RequestTarget,
): 414 | 431 | null {
  if (path !== veloconnect && path.length + query.length > maxAddressBytes) return 414;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  // ": " or the end of the line.
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length + 2;
  return bytes > maxHeaderBytes ? 431 : null;
}

/** In characters: what real browsers send, with room to spare. */
const usualLength = 500;
/** Headers that are longer than that in ordinary use; each is read in linear time. */
const longerHeaders: Readonly<Record<string, number>> = {
  authorization: 8 * 1024,
  cookie: maxHeaderBytes,
  // Where the visitor came from, an address of this site at the most.
  referer: 2 * 1024,
  // The open page's segments and their parameters, as the framework's router writes them.
  'next-router-state-tree': 8 * 1024,
  'next-url': 2 * 1024,
  'next-router-segment-prefetch': 2 * 1024,
  // One signature for each secret that counts at the time.
  'stripe-signature': 2 * 1024,
};

/** Each proxy adds the address it saw at the end: only the last ones can be believed. */
const appendedByProxies = new Set(['x-forwarded-for', 'forwarded']);

/**
 * Cuts every header to what real browsers send, so that nothing that parses one further in works longer than for a browser. Lists that
 * proxies append to lose their beginning, all others their end.
 */
export function applyHeaderLengthLimits(headers: IncomingHttpHeaders, path: string): void {
  for (const [name, value] of Object.entries(headers)) {
    const limit = longerHeaders[name] ?? usualLength;
    if (typeof value !== 'string' || value.length <= limit) continue;
    // The query once more, noted inside this process.
    if (name === rawQueryHeader && path === veloconnect) continue;
    headers[name] = appendedByProxies.has(name)
      ? value.slice(-limit).replace(/^[^,]*,/, '')
      : value.slice(0, limit);
  }
}

/** What a line may take in time and bytes before it is cut, whoever is on it. */
export const serverOptions: ServerOptions = {
  /** Longer than the idle time of usual proxies (a minute): the server never closes a connection that a caller still means to use. */
  keepAliveTimeout: 75_000,
  /** Who takes longer to say what he wants is no browser. */
  headersTimeout: 20_000,
  /** With its body; each has a deadline of its own before that (body-deadline). */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /** Dealers' systems ask for the whole range by one address (docs/stock-connect.md); all else is bounded by request-limits. */
  maxHeaderSize: 128 * 1024,
};

/** What everybody gets to send a body, in milliseconds: enough for any form on a poor line. */
const baseMs = 15_000;
/** A longer one gets more time: a slow phone uploads this many bytes in a second. */
const leastBytesPerSecond = 32 * 1024;
/** However long it says to be: nginx takes 4 MB, which comes in 143 seconds. */
const longestBodyMs = 150_000;

/** How long a body of so many bytes may take, in milliseconds; of one that does not say its length, as of a short one. */
export function getBodyTimeoutMs(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? 0) || 0;
  return Math.min(baseMs + (bytes / leastBytesPerSecond) * 1000, longestBodyMs);
}

/**
 * Ends a request whose body arrives too slowly: 408 where nothing has been answered yet, and the connection is closed. A body that has
 * arrived and waits to be read is left alone.
 */
export function applyBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineOf: (contentLength: string | undefined) => number = getBodyTimeoutMs,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    // An answer may have gone before the body was there.
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
