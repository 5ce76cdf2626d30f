import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import {
  type ByteRange,
  isNotModified,
  resolveByteRange,
} from '@/lib/platform/http/conditional-request';
import { formatContentDisposition } from '../../http/headers';
import type { DealerAccountServices } from './dealer-files';
import type { B2bEnv } from '../../rest/rest-context';
import { listDealerFiles, type DownloadableFile, getDealerFile } from './files.service';

/**
 * GET /files returns the list; GET /files/<id> the file, in full or one range (RFC 9110, section 14). An If-Range of
 * another version or several ranges return the full current file.
 */
export function createFileRoutes(services: DealerAccountServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  routes.get('/files', async (c) =>
    c.json({ files: await listDealerFiles(services, c.get('language')) }),
  );

  routes.get('/files/:id', async (c) => {
    const file = await getDealerFile(services, c.req.param('id'));
    const { size, tag } = file;
    c.header('ETag', tag);
    c.header('Accept-Ranges', 'bytes');
    if (isNotModified(c.req.header('if-none-match'), tag)) return c.body(null, 304);
    const conditions = { range: c.req.header('range'), ifRange: c.req.header('if-range') };
    const range = resolveByteRange(conditions, tag, size);
    if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
    c.header('Content-Type', file.contentType);
    c.header('Content-Disposition', formatContentDisposition('attachment', file.fileName));
    if (range === null) {
      c.header('Content-Length', String(size));
      return c.body(bodyOf(file, { first: 0, last: size - 1 }));
    }
    const { first, last } = range;
    c.header('Content-Length', String(last - first + 1));
    c.header('Content-Range', `bytes ${first}-${last}/${size}`);
    return c.body(bodyOf(file, range), 206);
  });
  return routes;
}

function bodyOf(
  file: DownloadableFile,
  { first, last }: ByteRange,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if ('bytes' in file) return file.bytes.subarray(first, last + 1);
  const stream = createReadStream(file.path, { start: first, end: Math.max(first, last) });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
