import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  resolveCoding,
  getEtag,
  listEtags,
  getPlainBody,
  listCodings,
  type StoredBody,
} from './stored-body';

/** The first and the last byte, both inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * What part of `size` bytes a Range header asks for (RFC 9110 §14): null for the whole, also when it asks for several parts or
 * nobody can read it; 'unsatisfiable' when nothing of it is there.
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
 * The first of the tags that the visitor says to have; null when there is none. Compared weakly, as RFC 9110 §13.1.2 asks:
 * a proxy that compresses anew makes tags weak. The star is whatever there is.
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
  const known =
    status === 200 && asked !== undefined ? findMatchingEtag(asked, listEtags(body)) : null;
  if (known !== null) {
    const kept = Object.entries(headers).filter(([name]) => name !== 'content-type');
    response.writeHead(304, { ...Object.fromEntries(kept), etag: known });
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
