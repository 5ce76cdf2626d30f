import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isFrameworkDetailOn } from './framework-details.mjs';

/** Hop-by-hop and encoding headers, which are set again for the client. */
const ofTheLine = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]);

/** The framework's internal headers and those for its hosting platforms. */
const ofTheFramework = /^x-(middleware|next)-|^x-nextjs-(prerender|stale-time|postponed)$/;

/** Converts Next's response headers for the client; Vary is added where the encoding may differ. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const isFiltered = isFrameworkDetailOn('internal-headers');
  const remaining = Object.entries(headers).filter(
    ([name]) => !ofTheLine.has(name) && !(isFiltered && ofTheFramework.test(name)),
  );
  return { ...Object.fromEntries(remaining), vary: withCoding(headers.vary) };
}

/**
 * Request headers for ranges, cached copies and encodings, which are not passed to Next: the custom server handles
 * them.
 */
const ofTheFront = new Set([
  'accept-encoding',
  'expect',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/**
 * Converts a client's headers for Next: Next must return the full uncompressed body, because the custom server modifies
 * and compresses it.
 */
export function toNextHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const remaining = Object.entries(headers).filter(
    ([name]) => !ofTheLine.has(name) && !ofTheFront.has(name),
  );
  return Object.fromEntries(remaining);
}

function withCoding(vary: string | undefined): string {
  if (vary === undefined) return 'Accept-Encoding';
  return /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
