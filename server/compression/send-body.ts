import { resolveEncoding } from '@/lib/platform/http/content-negotiation';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  findMatchingEtag,
  resolveByteRange,
  type ByteRange,
} from '@/lib/platform/http/conditional-request';
import {
  getEtag,
  listEtags,
  getPlainBody,
  listContentEncodings,
  type StoredBody,
} from './stored-body';

interface SendOptions {
  readonly status?: number;
  readonly headers: OutgoingHttpHeaders;
  /** True to allow range requests. The body is then sent uncompressed. */
  readonly takesRanges?: boolean;
}

/**
 * Sends a stored body in the encoding that the client prefers. Sends 304 for a matching ETag, no body for HEAD, and 206
 * or 416 for ranges. Always sends Content-Length and a strong ETag, and Vary if the body has several encodings.
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: StoredBody,
  { status = 200, headers, takesRanges = false }: SendOptions,
): Promise<void> {
  const ifNoneMatch = request.headers['if-none-match'];
  const known =
    status === 200 && ifNoneMatch !== undefined
      ? findMatchingEtag(ifNoneMatch, listEtags(body))
      : null;
  if (known !== null) {
    const responseHeaders = Object.entries(headers).filter(([name]) => name !== 'content-type');
    response.writeHead(304, { ...Object.fromEntries(responseHeaders), etag: known });
    response.end();
    return;
  }
  if (takesRanges && request.headers.range !== undefined) {
    const { range: wanted } = request.headers;
    const ifRange = request.headers['if-range']?.toString();
    const etag = getEtag(body, null);
    const range = resolveByteRange({ range: wanted, ifRange }, etag, body.length);
    if (range !== null) return sendPart(request, response, body, { headers, range });
  }
  const coding = resolveEncoding(request.headers['accept-encoding'], listContentEncodings(body));
  const bytes = coding === null ? null : body.encoded[coding];
  const isHead = request.method === 'HEAD';
  const sent = bytes ?? (isHead ? null : await getPlainBody(body));
  response.writeHead(status, {
    ...headers,
    etag: getEtag(body, coding),
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
  { headers, range }: Pick<SendOptions, 'headers'> & { range: ByteRange | 'unsatisfiable' },
): Promise<void> {
  if (range === 'unsatisfiable') {
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
    etag: getEtag(body, null),
    'accept-ranges': 'bytes',
    'content-range': `bytes ${first}-${last}/${body.length}`,
    'content-length': last - first + 1,
  });
  const isHead = request.method === 'HEAD';
  response.end(isHead ? undefined : (await getPlainBody(body)).subarray(first, last + 1));
}
