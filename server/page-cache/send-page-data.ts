import { resolveEncoding } from '@/lib/platform/http/content-negotiation';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../compression/send-body';
import {
  addContentEncoding,
  listContentEncodings,
  contentEncodings,
} from '../compression/stored-body';
import { sendHttpError } from '../http/http-error';
import type { PageCache } from './page-cache';
import type { IsPrerendered } from '../next-internals/build-manifests';
import { findCacheablePage } from './cacheable-page';

interface Wanted {
  readonly path: string;
  readonly tag: string;
  readonly pages: PageCache;
  readonly isPrerendered: IsPrerendered;
}

/** Cached for one year, because the URL changes with the content. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Sends the RSC payload of a page or of its previous version. Older versions are a 404, after which the client reloads
 * the page.
 */
export async function sendPageData(
  request: IncomingMessage,
  response: ServerResponse,
  { path, tag, pages, isPrerendered }: Wanted,
): Promise<void> {
  if (findCacheablePage({ path, query: '' }, {}) === null || !isPrerendered(path))
    return sendHttpError(response, 404);
  const found = await pages.find(path);
  const page = 'kind' in found ? (found.kind === 'page' ? found.page : null) : found;
  const data = [page?.data, page?.previousData].find((each) => each?.tag === tag);
  if (!data) return sendHttpError(response, 404);
  if (
    listContentEncodings(data).length === 0 &&
    resolveEncoding(request.headers['accept-encoding'], contentEncodings)
  )
    await addContentEncoding(data, 'gzip');
  await sendBody(request, response, data, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': forGood,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    },
  });
}
