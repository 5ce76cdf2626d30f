import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from '@/server/next-internals/built-config';
import type { DirectRoute } from '@/lib/platform/http/direct-routes';
import { compress } from './compression/stored-body';
import { resolveCoding, codings } from './compression/stored-body';
import { toClientHeaders } from './next-internals/next-headers';

/** The route that answers POST at a path by itself; null for every other. */
export type FindDirectRoute = (path: string) => DirectRoute | null;

/** Shorter texts are hardly smaller compressed. */
const leastCompressed = 1024;

/**
 * Answers with what a route of the site says, called as a function: with the headers of every answer, compressed quickly when it is
 * long. Rejects when the route throws and when the visitor leaves before having said all.
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
    plain.length < leastCompressed
      ? null
      : resolveCoding(request.headers['accept-encoding'], codings);
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

/** What the visitor says, no more than `most` bytes of it; of more than that the line is not used again, as the rest is still on it. */
function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = () => resolve(Buffer.concat(parts).subarray(0, most));
    request.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length < most) return;
      request.pause();
      response.shouldKeepAlive = false;
      end();
    });
    request.once('end', end);
    request.once('error', reject);
  });
}
