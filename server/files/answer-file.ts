import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Background } from '../bodies/background';
import { createByteCache } from '../bodies/byte-cache';
import { sendBody } from '../bodies/send-body';
import {
  addCoding,
  bytesOf,
  readyCodings,
  storeBody,
  type StoredBody,
} from '../bodies/stored-body';
import { chooseCoding, codings } from '../http/accept-encoding';
import { readRange } from '../http/byte-range';
import { matchedTag } from '../http/if-none-match';
import type { KnownFile } from './known-file';

/** Larger files are read anew for each visitor, piece by piece: a few of them must not push out all the small ones. */
const largestKeptBytes = 512 * 1024;

export type AnswerFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: KnownFile,
) => Promise<void>;

/** Answers with files: small ones from memory within `limitBytes`, texts compressed once, large ones in a stream; parts on demand. */
export function createAnswerFile({
  limitBytes,
  background,
}: {
  limitBytes: number;
  background: Background;
}): AnswerFile {
  const bodies = createByteCache<StoredBody>(limitBytes);
  const reading = new Map<string, Promise<StoredBody>>();

  function keep(place: string, body: StoredBody): void {
    bodies.set(place, body, bytesOf(body));
  }

  async function read({ place, tag, isText, content: made }: KnownFile): Promise<StoredBody> {
    const content = await (made?.() ?? readFile(place));
    const body = tag === null ? storeBody(content) : { ...storeBody(content), tag };
    keep(place, body);
    if (isText) for (const coding of codings) background.add(() => improve(place, body, coding));
    return body;
  }

  async function improve(
    place: string,
    body: StoredBody,
    coding: (typeof codings)[number],
  ): Promise<void> {
    if (bodies.get(place) !== body) return;
    await addCoding(body, coding);
    if (bodies.get(place) === body) keep(place, body);
  }

  function bodyOf(file: KnownFile): StoredBody | Promise<StoredBody> {
    const { place } = file;
    const running = bodies.get(place) ?? reading.get(place);
    if (running !== undefined) return running;
    const begun = read(file).finally(() => reading.delete(place));
    reading.set(place, begun);
    return begun;
  }

  return async (request, response, file) => {
    if (file.bytes > largestKeptBytes) return streamFile(request, response, file);
    const body = await bodyOf(file);
    const wantsCoding =
      file.isText && chooseCoding(request.headers['accept-encoding'], codings) !== null;
    if (wantsCoding && readyCodings(body).length === 0) await addCoding(body, 'gzip');
    const vary = file.isText ? { vary: 'Accept-Encoding' } : {};
    await sendBody(request, response, body, {
      headers: { ...file.headers, ...vary },
      takesRanges: true,
    });
  };
}

async function streamFile(
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
  { place, bytes, tag, headers }: KnownFile,
): Promise<void> {
  const etag = `"${tag ?? `${bytes.toString(36)}`}"`;
  const common = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (matchedTag(asked['if-none-match'], [etag]) !== null) {
    response.writeHead(304, common);
    return void response.end();
  }
  const isSame = [undefined, etag].includes(asked['if-range']?.toString());
  const range = isSame ? readRange(asked.range, bytes) : null;
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
