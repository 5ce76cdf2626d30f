import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Belong to one connection or to one way of sending a body, and are made anew for the visitor. */
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

/** Notes of the framework to itself and to hosts of its own kind. */
const ofTheFramework = /^x-(middleware|next)-|^x-nextjs-(prerender|stale-time|postponed)$/;

/** Next's headers as they go on to a visitor, with what each is that may vary by coding. */
export function toClientHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheLine.has(name) && !ofTheFramework.test(name),
  );
  return { ...Object.fromEntries(kept), vary: withCoding(headers.vary) };
}

/** Speak of a part of the body, of a copy the visitor has, or of how it shall be packed: the front's own business. */
const ofTheFront = new Set([
  'accept-encoding',
  'expect',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/** A visitor's headers as Next gets them: the body comes plain and whole, as it is read here first. */
export function toNextHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheLine.has(name) && !ofTheFront.has(name),
  );
  return Object.fromEntries(kept);
}

function withCoding(vary: string | undefined): string {
  if (vary === undefined) return 'Accept-Encoding';
  return /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
