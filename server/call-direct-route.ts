import { resolveEncoding } from '@/lib/platform/http/content-negotiation';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '@/server/next-internals/built-config';
import type { DirectRoute } from '@/lib/platform/http/direct-routes';
import { compress } from './compression/stored-body';
import { contentEncodings } from './compression/stored-body';
import { toClientHeaders } from './next-internals/next-headers';

/** Returns the handler of a route that the custom server calls directly for POST requests; null for all other paths. */
export type FindDirectRoute = (path: string) => DirectRoute | null;

/** Minimum size of a response in bytes for compression, because shorter texts hardly shrink. */
const minCompressed = 1024;

/**
 * Calls a route handler as a function and sends its response with the default headers. A long response is compressed at
 * a fast level. Rejects when the handler throws or the client disconnects before its request is complete.
 */
export async function sendDirectRouteResponse(
  request: IncomingMessage,
  response: ServerResponse,
  {
    route,
    address,
    defaults,
  }: { route: DirectRoute; address: string; defaults: readonly Header[] },
): Promise<void> {
  const answer = await route.handle(address, {
    headers: toHeaders(request.headers),
    body: await readBody(request, response, route.maxBytes + 1),
  });
  const plain = Buffer.from(await answer.arrayBuffer());
  const coding =
    plain.length < minCompressed
      ? null
      : resolveEncoding(request.headers['accept-encoding'], contentEncodings);
  const body = coding === null ? plain : await compress(plain, coding, 'quick');
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    ...Object.fromEntries(defaults.map(({ key, value }) => [key.toLowerCase(), value])),
    ...toClientHeaders(Object.fromEntries(answer.headers)),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'content-length': body.length,
    ...(coding !== null && { 'content-encoding': coding }),
  });
  response.end(body);
}

function toHeaders(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}

/**
 * Reads the request body up to `max` bytes. After a longer body the connection is closed, because the rest of the body
 * would be read as the next request.
 */
function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  max: number,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = () => resolve(Buffer.concat(parts).subarray(0, max));
    request.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length < max) return;
      request.pause();
      response.shouldKeepAlive = false;
      end();
    });
    request.once('end', end);
    request.once('error', reject);
  });
}
