import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  resolveCoding,
  getEtag,
  listEtags,
  getPlainBody,
  listCodings,
  type StoredBody,
} from './stored-body';

/** First and last byte, both inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header for a body of `size` bytes (RFC 9110 §14): null for the whole body, also for several ranges or
 * a malformed header; 'unsatisfiable' when the range is outside the body.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = oneRange.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/**
 * Returns the first of the tags that matches If-None-Match; null when none does. The comparison is weak as in RFC 9110
 * §13.1.2, because proxies that recompress make tags weak. `*` matches any tag.
 */
export function findMatchingEtag(
  header: string | undefined,
  tags: readonly string[],
): string | null {
  if (header === undefined) return null;
  if (header.trim() === '*') return tags[0] ?? null;
  const known = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.find((tag) => known.has(tag)) ?? null;
}

interface SendOptions {
  readonly status?: number;
  readonly headers: OutgoingHttpHeaders;
  /** True allows range requests; the body is then sent uncompressed. */
  readonly takesRanges?: boolean;
}

/**
 * Sends a stored body in the client's preferred encoding: 304 for a matching ETag, no body for HEAD, 206 and 416 for
 * ranges; always with Content-Length and a strong ETag, and with Vary when several encodings are possible.
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
    const isSame = [undefined, getEtag(body, null)].includes(
      request.headers['if-range']?.toString(),
    );
    const range = isSame ? parseRange(request.headers.range, body.length) : null;
    if (range !== null) return sendPart(request, response, body, { headers, range });
  }
  const coding = resolveCoding(request.headers['accept-encoding'], listCodings(body));
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
  { headers, range }: Pick<SendOptions, 'headers'> & { range: ReturnType<typeof parseRange> },
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
    etag: getEtag(body, null),
    'accept-ranges': 'bytes',
    'content-range': `bytes ${first}-${last}/${body.length}`,
    'content-length': last - first + 1,
  });
  const isHead = request.method === 'HEAD';
  response.end(isHead ? undefined : (await getPlainBody(body)).subarray(first, last + 1));
}
