import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../bodies/send-body';
import { addCoding, readyCodings } from '../bodies/stored-body';
import { chooseCoding, codings } from '../http/accept-encoding';
import { refuse } from '../http/refuse';
import type { FinishedPages } from './finished-pages';
import type { IsPrerendered } from './prerendered-routes';
import { sharedPage } from './shared-page';

interface Wanted {
  readonly path: string;
  readonly tag: string;
  readonly pages: FinishedPages;
  readonly isPrerendered: IsPrerendered;
}

/** A year: its content is in the address. */
const forGood = 'public, max-age=31536000, immutable';

/**
 * Answers with the data of a finished page, of the page of before, too; 404 for any other content: who has a page that is older than
 * that loads the new one.
 */
export async function answerData(
  request: IncomingMessage,
  response: ServerResponse,
  { path, tag, pages, isPrerendered }: Wanted,
): Promise<void> {
  if (sharedPage({ path, query: '' }, {}) === null || !isPrerendered(path))
    return refuse(response, 404);
  const found = await pages.find(path);
  const page = 'kind' in found ? (found.kind === 'page' ? found.page : null) : found;
  const data = [page?.data, page?.dataBefore].find((each) => each?.tag === tag);
  if (!data) return refuse(response, 404);
  if (readyCodings(data).length === 0 && chooseCoding(request.headers['accept-encoding'], codings))
    await addCoding(data, 'gzip');
  await sendBody(request, response, data, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': forGood,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    },
  });
}
