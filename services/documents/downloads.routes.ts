import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Language } from '@/domain/locale/language';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import { formatContentDisposition } from '../http/headers';
import { getBrand } from '../database/settings';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import type { FindDownload } from './downloads';

/** Cache lifetime of documents in seconds, the same as for the pages that link to them. */
const cacheSeconds = 300;

export interface DownloadServices extends RestServices {
  /** Finds the PDF of a document written by editors. */
  findDownload: FindDownload;
}

/** GET /<language>/<slug>.pdf returns a public document, status 304 if the client has the current version, or 404. */
export function createDownloadRoutes({ db, findDownload }: DownloadServices): Hono {
  const routes = new Hono();
  routes.get('/:language{de|en}/:file{[a-z0-9-]{1,120}\\.pdf}', async (c) => {
    const language: Language = c.req.param('language') === 'en' ? 'en' : 'de';
    const slug = c.req.param('file').slice(0, -'.pdf'.length);
    const paper = await findDownload(language, slug, await getBrand(db));
    if (!paper) throw new RestError(404, 'notFound');
    const { bytes, fileName } = paper;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const headers = { 'Cache-Control': `public, max-age=${cacheSeconds}`, ETag: tag };
    if (isNotModified(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': formatContentDisposition('inline', fileName),
      'Content-Length': String(bytes.byteLength),
    });
  });
  return routes;
}
