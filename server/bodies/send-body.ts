import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseCoding } from '../http/accept-encoding';
import { readRange } from '../http/byte-range';
import { matchedTag } from '../http/if-none-match';
import { etagOf, etagsOf, plainOf, readyCodings, type StoredBody } from './stored-body';

interface SendOptions {
  readonly status?: number;
  readonly headers: OutgoingHttpHeaders;
  /** Whether parts may be asked for; then the body leaves as it is. */
  readonly takesRanges?: boolean;
}

/**
 * Answers with a stored body in the coding the visitor likes best: 304 when it is there already, no body for HEAD, 206 and 416
 * where parts are served, always with Content-Length, a strong ETag and, where there is a choice, Vary.
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: StoredBody,
  { status = 200, headers, takesRanges = false }: SendOptions,
): Promise<void> {
  const asked = request.headers['if-none-match'];
  const known = status === 200 && asked !== undefined ? matchedTag(asked, etagsOf(body)) : null;
  if (known !== null) {
    const kept = Object.entries(headers).filter(([name]) => name !== 'content-type');
    response.writeHead(304, { ...Object.fromEntries(kept), etag: known });
    response.end();
    return;
  }
  if (takesRanges && request.headers.range !== undefined) {
    const isSame = [undefined, etagOf(body, null)].includes(
      request.headers['if-range']?.toString(),
    );
    const range = isSame ? readRange(request.headers.range, body.length) : null;
    if (range !== null) return sendPart(request, response, body, { headers, range });
  }
  const coding = chooseCoding(request.headers['accept-encoding'], readyCodings(body));
  const bytes = coding === null ? null : body.coded[coding];
  const isHead = request.method === 'HEAD';
  const sent = bytes ?? (isHead ? null : await plainOf(body));
  response.writeHead(status, {
    ...headers,
    etag: etagOf(body, coding),
    'content-length': sent?.length ?? body.length,
    ...(coding !== null && { 'content-encoding': coding }),
    ...(takesRanges && { 'accept-ranges': 'bytes' }),
  });
  response.end(isHead ? undefined : sent);
}

async function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  body: StoredBody,
  { headers, range }: Pick<SendOptions, 'headers'> & { range: ReturnType<typeof readRange> },
): Promise<void> {
  if (range === 'unsatisfiable' || range === null) {
    response.writeHead(416, {
      'content-range': `bytes */${body.length}`,
      'content-length': 0,
      'cache-control': 'no-store',
    });
    response.end();
    return;
  }
  const { first, last } = range;
  response.writeHead(206, {
    ...headers,
    etag: etagOf(body, null),
    'accept-ranges': 'bytes',
    'content-range': `bytes ${first}-${last}/${body.length}`,
    'content-length': last - first + 1,
  });
  const isHead = request.method === 'HEAD';
  response.end(isHead ? undefined : (await plainOf(body)).subarray(first, last + 1));
}
