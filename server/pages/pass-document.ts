import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type AskNext, readWhole } from '../next/ask-next';
import { toNext, toVisitor } from '../next/inner-headers';
import { isHtml } from './finish-page';
import { sendOnce } from './send-once';

/**
 * Answers with a page that is made for this visitor: Next gets the request as it came, and the page its content security policy
 * on the way out. It is read whole for that, as hashes stand in the header.
 */
export async function passDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { ask, address }: { ask: AskNext; address: string },
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await ask({
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    address,
    headers: toNext(request.headers),
    signal: gone.signal,
  });
  const { statusCode: status = 500, headers } = answer;
  if (isHtml(headers)) {
    const html = await readWhole(answer);
    const [path = ''] = address.split('?', 1);
    return sendOnce(request, response, { status, headers, html, path });
  }
  response.writeHead(status, toVisitor(headers));
  await pipeline(answer, response);
}
