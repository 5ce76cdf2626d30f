import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { languageToRemember } from '@/domain/language/remember-language';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { addCoding, readyCodings } from '../bodies/stored-body';
import { sendBody } from '../bodies/send-body';
import { chooseCoding, codings } from '../http/accept-encoding';
import { cookieOf } from '../http/cookie';
import { toVisitor } from '../next/inner-headers';
import { type FinishedPage, isHtml } from './finish-page';
import type { OtherAnswer } from './finished-pages';
import { sendOnce } from './send-once';
import { varyByAccept } from './vary-by-accept';
import type { SharedPage } from './shared-page';

/** Answers with a finished page. Home without a language depends on who asks, and so does an answer that sets a cookie. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, shared }: { page: FinishedPage; shared: SharedPage },
): Promise<void> {
  // The first visitor waits for one compression of a few milliseconds, and nobody after him.
  if (readyCodings(page.body).length === 0 && wantsCoding(request))
    await addCoding(page.body, 'gzip');
  const own = visitorHeaders(request, page.headers, shared);
  const headers =
    own === null
      ? commonHeaders(page, shared)
      : varyByAccept(shared.path, { ...page.headers, ...own });
  await sendBody(request, response, page.body, { headers });
}

/** By page, as most visitors get them. */
const common = new WeakMap<FinishedPage, OutgoingHttpHeaders>();

function commonHeaders(page: FinishedPage, { path }: SharedPage): OutgoingHttpHeaders {
  const known = common.get(page) ?? varyByAccept(path, page.headers);
  common.set(page, known);
  return known;
}

/** Answers with what Next said instead of a page: a redirect, a page that is not there, an error. */
export async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: OtherAnswer,
): Promise<void> {
  if (isHtml(headers)) return sendOnce(request, response, { status, headers, html: body });
  response.writeHead(status, { ...toVisitor(headers), 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What this visitor's answer says otherwise; null for nothing. */
function visitorHeaders(
  request: IncomingMessage,
  pageHeaders: OutgoingHttpHeaders,
  { language, isHome }: SharedPage,
): OutgoingHttpHeaders | null {
  if (isHome) {
    const vary = `${String(pageHeaders.vary)}, Accept-Language, Cookie`;
    return { 'cache-control': 'private, no-cache', vary };
  }
  const remembered = languageToRemember({
    language,
    cookie: cookieOf(request.headers, cookieNames.lang),
    destination: request.headers['sec-fetch-dest']?.toString() ?? null,
    accept: request.headers.accept ?? null,
  });
  if (remembered === null) return null;
  const lifetime = cookieLifetimes.langSeconds;
  return {
    'cache-control': 'private, no-cache',
    'set-cookie': `${cookieNames.lang}=${remembered}; Path=/; Max-Age=${lifetime}; SameSite=lax`,
  };
}

function wantsCoding({ headers }: IncomingMessage): boolean {
  return chooseCoding(headers['accept-encoding'], codings) !== null;
}
