import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isFrameworkDetailOn } from './framework-details.mjs';

/** Hop-by-hop and encoding headers, which the custom server sets itself. */
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

/** Matches Next's internal headers and those for hosting platforms. */
const ofTheFramework = /^x-(middleware|next)-|^x-nextjs-(prerender|stale-time|postponed)$/;

/** Converts Next's response headers for the client. Adds Vary for responses with several encodings. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const isFiltered = isFrameworkDetailOn('internal-headers');
  const remaining = Object.entries(headers).filter(
    ([name]) => !ofTheLine.has(name) && !(isFiltered && ofTheFramework.test(name)),
  );
  return { ...Object.fromEntries(remaining), vary: withCoding(headers.vary) };
}

/**
 * Request headers for ranges, cached copies and encodings. They are not passed to Next, because the custom server
 * handles them.
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
 * Converts a client's request headers for Next. Next must return the full uncompressed body, which the custom server
 * modifies and compresses.
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
