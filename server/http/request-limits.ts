import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { rawQueryHeader } from '@/lib/platform/http/raw-query-header';
import type { Target } from './request-target';

/** All header lines of a request, without the request line, in bytes. */
const maxHeaderBytes = 16 * 1024;
const maxHeaders = 100;
/** Path and query, in bytes. Only dealers' systems send more: they ask for the whole range by one address (docs/stock-connect.md). */
const maxAddressBytes = 8 * 1024;
const veloconnect = '/veloconnect';

/** The status to refuse a request with whose address (414) or headers (431) are larger than any browser sends; null for all others. */
export function refusalOfSize(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  { path, query }: Target,
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
export function shortenHeaders(headers: IncomingHttpHeaders, path: string): void {
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
