import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '../bodies/compress';
import { chooseCoding, codings } from '../http/accept-encoding';
import { isReadableFirst, withKeptTouches } from '../late/late-scripts';
import { finishPage } from './finish-page';
import { varyByAccept } from './vary-by-accept';

/** What Next has made for one visitor, or instead of a page. */
interface Made {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly html: Buffer;
  /** Known where the page may have a twin. */
  readonly path?: string;
}

/** Sends a document that nobody keeps: with its strict policy, keeping touches, compressed quickly, without ETag. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, html: made, path = '' }: Made,
): Promise<void> {
  const html = isReadableFirst(path) ? Buffer.from(withKeptTouches(made.toString('utf8'))) : made;
  const finished = finishPage(html, headers, { lateAt: null, joinSheets: (page) => page });
  const isHead = request.method === 'HEAD';
  const coding = isHead ? null : chooseCoding(request.headers['accept-encoding'], codings);
  const body = coding === null ? html : await compress(html, coding, 'quick');
  response.writeHead(status, {
    ...varyByAccept(path, finished.headers),
    ...(!isHead && { 'content-length': body.length }),
    ...(coding !== null && { 'content-encoding': coding }),
  });
  response.end(isHead ? undefined : body);
}
