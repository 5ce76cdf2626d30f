import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { twinOfPath } from '@/domain/machines/twin-of-path';
import { wantsMarkdown } from '@/domain/machines/wants-markdown';
import type { Header } from '@/lib/platform/config/built-headers';
import type { AnswerFile } from './files/answer-file';
import type { FindFile } from './files/known-file';
import type { IsUnknownFile } from './files/unknown-file';
import { limitBodyTime } from './http/body-deadline';
import type { MissLimit } from './http/miss-limit';
import { refuse } from './http/refuse';
import { refuseBusy } from './http/refuse-busy';
import { believeProxies, type TrustsProxy } from './http/visitor-address';
import { refusalOfSize, shortenHeaders } from './http/request-limits';
import { isDecodable, readTarget, type Target, toAddress } from './http/request-target';
import type { AskNext, Handle } from './next/ask-next';
import type { FindOperation } from './operations/operations';
import { withRequestId } from './observability/request-scope';
import { askedPage } from './pages/asked-page';
import { answerData } from './pages/answer-data';
import { answerOther, answerPage } from './pages/answer-page';
import type { FinishedPages } from './pages/finished-pages';
import { readDataAddress } from './pages/data-address';
import { hasQuestion, isOpenAddress } from './pages/open-address';
import { isMadeByName, isNavigation, isPagePath, isRouterRequest } from './pages/page-address';
import { passDocument } from './pages/pass-document';
import type { IsPrerendered } from './pages/prerendered-routes';
import { sharedPage } from './pages/shared-page';
import { answerByRoute, type FindRoute } from './routes/answer-by-route';

interface Parts {
  readonly handle: Handle;
  /** What the answers of routes that are called as functions say where the route says nothing. */
  readonly defaultHeaders: readonly Header[];
  readonly ask: AskNext;
  readonly pages: FinishedPages;
  /** Pages that answer a question in their address; apart, since nobody knows how many there are. */
  readonly answers: FinishedPages;
  readonly isPrerendered: IsPrerendered;
  readonly findFile: FindFile;
  readonly isUnknownFile: IsUnknownFile;
  readonly missLimit: MissLimit;
  readonly answerFile: AnswerFile;
  readonly findOperation: FindOperation;
  readonly findRoute: FindRoute;
  readonly trustsProxy: TrustsProxy;
  /** How long a body of so many bytes may take, in milliseconds; without it as `body-deadline` has it. */
  readonly bodyDeadlineMs?: (contentLength: string | undefined) => number;
  /** Hears of every request that can be read, before it is answered. */
  readonly follow?: (response: ServerResponse, path: string) => void;
  /** Somebody told headers of a proxy that is not trusted; they were taken away. */
  readonly onDisbelieved: () => void;
  readonly onError: (error: unknown, path: string) => void;
}

const readMethods = ['GET', 'HEAD'];

/**
 * What stands in front of Next: public pages, pictures and the build's files leave from memory, other documents pass with their
 * content security policy made strict, and everything else (services, data of the router) goes to Next untouched.
 */
export function createFront(parts: Parts): RequestListener {
  return (request, response) => {
    const target = readTarget(request.url ?? '');
    if (target === null || hasTwoHosts(request)) return refuse(response, 400);
    const refused = refusalOfSize(request, target);
    if (refused !== null) return refuse(response, refused);
    if (!isDecodable(target.path)) return refuse(response, 400);
    shortenHeaders(request.headers, target.path);
    request.url = toAddress(target);
    parts.follow?.(response, target.path);
    if (believeProxies(request, parts.trustsProxy)) parts.onDisbelieved();
    response.once('finish', () => {
      if (isMiss(response.statusCode, target.path)) parts.missLimit.count(request);
    });
    limitBodyTime(request, response, parts.bodyDeadlineMs);
    const fail = (error: unknown) => {
      if (response.destroyed) return;
      parts.onError(error, target.path);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    };
    withRequestId(request, response, () => {
      void answer(parts, request, response, target).catch(fail);
    });
  };
}

async function answer(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const { handle, ask, pages, answers, isPrerendered, findFile, answerFile, findOperation } = parts;
  const { headers, method = 'GET' } = request;
  const route = method === 'POST' ? parts.findRoute(target.path) : null;
  if (route !== null)
    return answerByRoute(request, response, {
      route,
      address: toAddress(target),
      defaults: parts.defaultHeaders,
    });
  const file = readMethods.includes(method) ? findFile(target.path, target.query) : null;
  if (file !== null) return answerFile(request, response, file);
  const operation = readMethods.includes(method) ? findOperation(target.path) : null;
  if (operation !== null) return operation(request, response);
  const wanted = readMethods.includes(method) ? readDataAddress(target.path) : null;
  const waitSeconds = parts.missLimit.waitSeconds(request);
  const pass = () => passDocument(request, response, { ask, address: toAddress(target) });
  const refuseForNow = () => refuseBusy(response, target.path, waitSeconds);
  if (wanted !== null) {
    if (waitSeconds > 0 && !pages.has(wanted.path)) return refuseForNow();
    return answerData(request, response, { ...wanted, pages, isPrerendered });
  }
  const path = decodeURIComponent(target.path);
  const isOpen = isOpenAddress(path, parts);
  if (isRouterRequest(headers, target.query)) {
    const isPage = isPagePath(path);
    // A page that is made once is the same whatever its query.
    const isOwn = isPage && hasQuestion(target.query) && !isPrerendered(path);
    const isMadeAnew = isPage
      ? isOwn || !isOpen
      : parts.isUnknownFile(target.path) || isMadeByName(path);
    if (isMadeAnew && waitSeconds > 0) return refuseForNow();
    if (isOwn) parts.missLimit.count(request);
    return handle(request, response);
  }
  if (!isPagePath(target.path)) {
    if (waitSeconds > 0 && isMadeByName(path)) return refuseForNow();
    const isUnknown = parts.isUnknownFile(target.path);
    // A missing script is shown to nobody.
    if (isUnknown && target.path.startsWith('/_next/')) return refuse(response, 404);
    if (isNavigation(request, target.path)) return waitSeconds > 0 ? refuseForNow() : pass();
    return isUnknown ? refuse(response, 404) : handle(request, response);
  }
  if (!readMethods.includes(method))
    return refuse(response, 405, { Allow: readMethods.join(', ') });
  // Markdown is another body at the page's address: it never meets the pages in memory.
  if (wantsMarkdown(headers.accept) && twinOfPath(path) !== null) {
    const isOwn = hasQuestion(target.query);
    if (waitSeconds > 0 && (isOwn || !isOpen)) return refuseForNow();
    if (isOwn) parts.missLimit.count(request);
    return handle(request, response);
  }

  const page = sharedPage(target, headers);
  const isMadeOnce = page !== null && isPrerendered(page.path);
  const shared = isMadeOnce ? page : askedPage(target, headers);
  if (shared === null) {
    if (target.query === '' && isOpen) return pass();
    // Made for this request alone, whatever it asks.
    if (waitSeconds > 0) return refuseForNow();
    if (target.query !== '') parts.missLimit.count(request);
    return pass();
  }
  const known = isMadeOnce ? pages : answers;
  if (!known.has(shared.path)) {
    if (waitSeconds > 0) return refuseForNow();
    if (!isMadeOnce) parts.missLimit.count(request);
  }
  const found = known.find(shared.path);
  if (!(found instanceof Promise)) return answerPage(request, response, { page: found, shared });
  const outcome = await found;
  if (outcome.kind === 'page') return answerPage(request, response, { page: outcome.page, shared });
  return answerOther(request, response, outcome.answer);
}

/** Services answer 401 to whoever is not signed in; a page does so only where nobody is led by a link. */
function isMiss(status: number, path: string): boolean {
  return status === 404 || (status === 401 && isPagePath(path));
}

/** Two hosts in one request are two opinions of whom it is for. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
