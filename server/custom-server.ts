import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findMarkdownPage } from '@/lib/platform/navigation/markdown-page';
import { isMarkdownPreferred } from '@/lib/platform/http/content-negotiation';
import type { Header } from '@/server/next-internals/built-config';
import type { SendFile } from './static-files/send-file';
import type { FindStaticFile } from './static-files/send-file';
import type { IsUnknownFile } from './next-internals/build-manifests';
import { isFrameworkDetailOn } from './next-internals/framework-details.mjs';
import { applyBodyTimeout } from './http/request-limits';
import type { CacheMissLimit } from './http/cache-miss-limit';
import { sendHttpError } from './http/http-error';
import { sendTooManyRequests } from './http/http-error';
import { applyProxyHeaders, type IsTrustedProxy } from './http/client-ip';
import { findSizeErrorStatus, applyHeaderLengthLimits } from './http/request-limits';
import {
  isDecodable,
  parseRequestTarget,
  type RequestTarget,
  formatRequestTarget,
} from './http/request-target';
import type { FetchFromNext, NextRequestHandler } from './next-client';
import type { FindOperationsEndpoint } from './observability/operations-endpoints';
import { runInRequestScope } from './observability/request-scope';
import { findCacheableQueryPage } from './page-cache/cacheable-page';
import { sendPageData } from './page-cache/send-page-data';
import { sendUncacheableResponse, sendPage } from './page-cache/send-page';
import type { PageCache } from './page-cache/page-cache';
import { parsePageDataPath } from './page-cache/page-path';
import { hasRelevantQuery, isRateLimitExemptPath } from './pages/rate-limit-exempt-path';
import {
  isPathOutsidePageFormat,
  isNavigationRequest,
  isPagePath,
  isRouterRequest,
} from './page-cache/page-path';
import { renderDocument } from './page-cache/send-page';
import type { IsPrerendered } from './next-internals/build-manifests';
import { findCacheablePage } from './page-cache/cacheable-page';
import { sendDirectRouteResponse, type FindDirectRoute } from './call-direct-route';

interface CustomServerParts {
  readonly handle: NextRequestHandler;
  /** Default headers for responses of routes that the server calls as functions, without Next. */
  readonly defaultHeaders: readonly Header[];
  readonly ask: FetchFromNext;
  readonly pages: PageCache;
  /** Cache of pages that depend on their query. Separate from `pages`, because the number of queries is unlimited. */
  readonly queryPages: PageCache;
  readonly isPrerendered: IsPrerendered;
  readonly findFile: FindStaticFile;
  readonly isUnknownFile: IsUnknownFile;
  readonly missLimit: CacheMissLimit;
  readonly answerFile: SendFile;
  readonly findOperation: FindOperationsEndpoint;
  readonly findRoute: FindDirectRoute;
  readonly trustsProxy: IsTrustedProxy;
  /** Returns the timeout of a body in ms for this Content-Length; defaults to `getBodyTimeoutMs`. */
  readonly bodyDeadlineMs?: (contentLength: string | undefined) => number;
  /** Called for every request with a valid target, before the response is sent. */
  readonly onRequest?: (response: ServerResponse, path: string) => void;
  /** Called when a request had proxy headers from an untrusted address, which were removed. */
  readonly onUntrustedProxy: () => void;
  readonly onError: (error: unknown, path: string) => void;
}

const readMethods = ['GET', 'HEAD'];

/**
 * Creates the HTTP server's request listener in front of Next. It serves public pages, images and build files from
 * memory, adds a strict content security policy to other documents, and passes all other requests (services, router
 * data) to Next unchanged.
 */
export function createCustomServer(parts: CustomServerParts): RequestListener {
  return (request, response) => {
    const target = parseRequestTarget(request.url ?? '');
    if (target === null || hasTwoHosts(request)) return sendHttpError(response, 400);
    const sizeErrorStatus = findSizeErrorStatus(request, target);
    if (sizeErrorStatus !== null) return sendHttpError(response, sizeErrorStatus);
    if (!isDecodable(target.path)) return sendHttpError(response, 400);
    applyHeaderLengthLimits(request.headers, target.path);
    request.url = formatRequestTarget(target);
    parts.onRequest?.(response, target.path);
    if (applyProxyHeaders(request, parts.trustsProxy)) parts.onUntrustedProxy();
    response.once('finish', () => {
      if (isMiss(response.statusCode, target.path)) parts.missLimit.count(request);
    });
    applyBodyTimeout(request, response, parts.bodyDeadlineMs);
    const fail = (error: unknown) => {
      if (response.destroyed) return;
      parts.onError(error, target.path);
      if (response.headersSent) response.destroy();
      else sendHttpError(response, 500);
    };
    runInRequestScope(request, response, () => {
      void answer(parts, request, response, target).catch(fail);
    });
  };
}

async function answer(
  parts: CustomServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
): Promise<void> {
  const { handle, ask, pages, queryPages, isPrerendered, findFile, answerFile, findOperation } =
    parts;
  const { headers, method = 'GET' } = request;
  const route = method === 'POST' ? parts.findRoute(target.path) : null;
  if (route !== null)
    return sendDirectRouteResponse(request, response, {
      route,
      address: formatRequestTarget(target),
      defaults: parts.defaultHeaders,
    });
  const file = readMethods.includes(method) ? findFile(target.path, target.query) : null;
  if (file !== null) return answerFile(request, response, file);
  const operation = readMethods.includes(method) ? findOperation(target.path) : null;
  if (operation !== null) return operation(request, response);
  const wanted = readMethods.includes(method) ? parsePageDataPath(target.path) : null;
  const waitSeconds = parts.missLimit.waitSeconds(request);
  const pass = () =>
    renderDocument(request, response, { ask, address: formatRequestTarget(target) });
  const rejectTooManyRequests = () => sendTooManyRequests(response, target.path, waitSeconds);
  if (wanted !== null) {
    if (waitSeconds > 0 && !pages.has(wanted.path)) return rejectTooManyRequests();
    return sendPageData(request, response, { ...wanted, pages, isPrerendered });
  }
  const path = decodeURIComponent(target.path);
  const isOpen = isRateLimitExemptPath(path, parts);
  if (isRouterRequest(headers, target.query)) {
    const isPage = isPagePath(path);
    // A prerendered page does not depend on the query.
    const isOwn = isPage && hasRelevantQuery(target.query) && !isPrerendered(path);
    const isRenderedPerRequest = isPage
      ? isOwn || !isOpen
      : parts.isUnknownFile(target.path) || isPathOutsidePageFormat(path);
    if (isRenderedPerRequest && waitSeconds > 0) return rejectTooManyRequests();
    if (isOwn) parts.missLimit.count(request);
    return handle(request, response);
  }
  if (!isPagePath(target.path)) {
    if (waitSeconds > 0 && isPathOutsidePageFormat(path)) return rejectTooManyRequests();
    const isUnknown = parts.isUnknownFile(target.path);
    // A short error is enough for a missing build file, because no visitor sees the response.
    if (isUnknown && target.path.startsWith('/_next/')) return sendHttpError(response, 404);
    if (isNavigationRequest(request, target.path))
      return waitSeconds > 0 ? rejectTooManyRequests() : pass();
    return isUnknown ? sendHttpError(response, 404) : handle(request, response);
  }
  if (!readMethods.includes(method))
    return sendHttpError(response, 405, { Allow: readMethods.join(', ') });
  // Markdown is a different body at the same URL and is not in the page cache.
  if (isMarkdownPreferred(headers.accept) && findMarkdownPage(path) !== null) {
    const isOwn = hasRelevantQuery(target.query);
    if (waitSeconds > 0 && (isOwn || !isOpen)) return rejectTooManyRequests();
    if (isOwn) parts.missLimit.count(request);
    return handle(request, response);
  }

  const page = findCacheablePage(target, headers);
  const isPrerenderedPage = page !== null && isPrerendered(page.path);
  const shared = isPrerenderedPage ? page : findSharedQueryPage(target, headers);
  if (shared === null) {
    if (target.query === '' && isOpen) return pass();
    // Next would render this response for this request only, so the rate limit applies.
    if (waitSeconds > 0) return rejectTooManyRequests();
    if (target.query !== '') parts.missLimit.count(request);
    return pass();
  }
  const known = isPrerenderedPage ? pages : queryPages;
  if (!known.has(shared.path)) {
    if (waitSeconds > 0) return rejectTooManyRequests();
    if (!isPrerenderedPage) parts.missLimit.count(request);
  }
  const found = known.find(shared.path);
  if (!(found instanceof Promise)) return sendPage(request, response, { page: found, shared });
  const outcome = await found;
  if (outcome.kind === 'page') return sendPage(request, response, { page: outcome.page, shared });
  return sendUncacheableResponse(request, response, outcome.answer);
}

function findSharedQueryPage(target: RequestTarget, headers: IncomingMessage['headers']) {
  return isFrameworkDetailOn('page-cache') ? findCacheableQueryPage(target, headers) : null;
}

/**
 * True for a response that counts as a cache miss: 404, or 401 for a page. A 401 of a service does not count, because
 * anyone without a session gets it.
 */
function isMiss(status: number, path: string): boolean {
  return status === 404 || (status === 401 && isPagePath(path));
}

/** True for a request with several Host headers, whose target is ambiguous. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
