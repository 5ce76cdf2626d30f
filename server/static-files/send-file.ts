import { resolveEncoding } from '@/lib/platform/http/content-negotiation';
import type { OutgoingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BackgroundQueue } from '../compression/background-queue';
import { createByteCache } from '../compression/byte-cache';
import { isNotModified, resolveByteRange } from '@/lib/platform/http/conditional-request';
import { sendBody } from '../compression/send-body';
import {
  addContentEncoding,
  getStoredBytes,
  listContentEncodings,
  createStoredBody,
  type StoredBody,
  contentEncodings,
} from '../compression/stored-body';

/** A file that may be served. All such files are listed at startup. */
export interface StaticFile {
  /** Absolute path on the server's disk. */
  readonly filePath: string;
  /** Returns the content if it is not that of the file on disk. */
  readonly content?: () => Promise<Buffer>;
  readonly bytes: number;
  /** Strong ETag without quotes; null when it is computed from the content. */
  readonly tag: string | null;
  readonly isText: boolean;
  readonly headers: OutgoingHttpHeaders;
}

/** Returns the file for a URL; null when there is no such file, in which case Next handles the request. */
export type FindStaticFile = (path: string, query: string) => StaticFile | null;

/**
 * Maximum size in bytes of a cached file. Larger files are streamed, because a few of them would evict all small ones.
 */
const maxCachedBytes = 512 * 1024;

export type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
) => Promise<void>;

/**
 * Creates the function that sends files: small files from a cache of `limitBytes`, with texts compressed once, and
 * large files as a stream. Supports range requests.
 */
export function createSendFile({
  limitBytes,
  background,
}: {
  limitBytes: number;
  background: BackgroundQueue;
}): SendFile {
  const bodies = createByteCache<StoredBody>(limitBytes);
  const reading = new Map<string, Promise<StoredBody>>();

  function store(place: string, body: StoredBody): void {
    bodies.set(place, body, getStoredBytes(body));
  }

  async function read({
    filePath: place,
    tag,
    isText,
    content: made,
  }: StaticFile): Promise<StoredBody> {
    const content = await (made?.() ?? readFile(place));
    const body = tag === null ? createStoredBody(content) : { ...createStoredBody(content), tag };
    store(place, body);
    if (isText)
      for (const coding of contentEncodings) background.add(() => improve(place, body, coding));
    return body;
  }

  async function improve(
    place: string,
    body: StoredBody,
    coding: (typeof contentEncodings)[number],
  ): Promise<void> {
    if (bodies.get(place) !== body) return;
    await addContentEncoding(body, coding);
    if (bodies.get(place) === body) store(place, body);
  }

  function bodyOf(file: StaticFile): StoredBody | Promise<StoredBody> {
    const { filePath: place } = file;
    const running = bodies.get(place) ?? reading.get(place);
    if (running !== undefined) return running;
    const loading = read(file).finally(() => reading.delete(place));
    reading.set(place, loading);
    return loading;
  }

  return async (request, response, file) => {
    if (file.bytes > maxCachedBytes) return streamFile(request, response, file);
    const body = await bodyOf(file);
    const wantsCoding =
      file.isText && resolveEncoding(request.headers['accept-encoding'], contentEncodings) !== null;
    if (wantsCoding && listContentEncodings(body).length === 0)
      await addContentEncoding(body, 'gzip');
    const vary = file.isText ? { vary: 'Accept-Encoding' } : {};
    await sendBody(request, response, body, {
      headers: { ...file.headers, ...vary },
      takesRanges: true,
    });
  };
}

async function streamFile(
  { headers: requestHeaders, method }: IncomingMessage,
  response: ServerResponse,
  { filePath: place, bytes, tag, headers }: StaticFile,
): Promise<void> {
  const etag = `"${tag ?? `${bytes.toString(36)}`}"`;
  const common = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (isNotModified(requestHeaders['if-none-match'], etag)) {
    response.writeHead(304, common);
    return void response.end();
  }
  const ifRange = requestHeaders['if-range']?.toString();
  const range = resolveByteRange({ range: requestHeaders.range, ifRange }, etag, bytes);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${bytes}`, 'content-length': 0 });
    return void response.end();
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  response.writeHead(range === null ? 200 : 206, {
    ...common,
    'content-length': last - first + 1,
    ...(range !== null && { 'content-range': `bytes ${first}-${last}/${bytes}` }),
  });
  if (method === 'HEAD') return void response.end();
  await pipeline(createReadStream(place, { start: first, end: last }), response);
}
