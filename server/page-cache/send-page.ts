import { resolveEncoding } from '@/lib/platform/http/content-negotiation';
import type {
  OutgoingHttpHeaders,
  IncomingHttpHeaders,
  IncomingMessage,
  ServerResponse,
} from 'node:http';
import { findMarkdownPage } from '@/lib/platform/navigation/markdown-page';
import {
  compress,
  contentEncodings,
  addContentEncoding,
  listContentEncodings,
} from '../compression/stored-body';
import { canDeferScripts, addInteractionReplay } from '../next-internals/defer-scripts';
import { postProcessPage, type CachedPage, isHtml } from './post-process-page';
import { findLanguageToStore } from '@/domain/locale/language-switch';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import { sendBody } from '../compression/send-body';
import { findRequestCookie } from '../http/request-target';
import { toClientHeaders, toNextHeaders } from '../next-internals/next-headers';
import type { UncacheableResponse } from './page-cache';
import type { CacheablePage } from './cacheable-page';
import { pipeline } from 'node:stream/promises';
import { type FetchFromNext, loadResponseBody } from '../next-client';

/**
 * Adds `Vary: Accept` to a page that also has a Markdown version at the same URL, so that shared caches store both
 * separately.
 */
function addVaryAccept(path: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (findMarkdownPage(path) === null) return headers;
  return { ...headers, vary: [headers.vary, 'Accept'].filter(Boolean).join(', ') };
}

/** A response of Next that is not cached: a page for one visitor, a redirect or an error. */
interface Made {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly html: Buffer;
  /** Path of a page that may have a Markdown version; missing for other responses. */
  readonly path?: string;
}

/**
 * Sends a document that is not cached: with strict content security policy and replay of events from before hydration,
 * compressed at a fast level, without ETag.
 */
async function sendUncached(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, html: made, path = '' }: Made,
): Promise<void> {
  const html = canDeferScripts(path)
    ? Buffer.from(addInteractionReplay(made.toString('utf8')))
    : made;
  const finished = postProcessPage(html, headers, {
    deferredPath: null,
    joinSheets: (page) => page,
  });
  const isHead = request.method === 'HEAD';
  const coding = isHead
    ? null
    : resolveEncoding(request.headers['accept-encoding'], contentEncodings);
  const body = coding === null ? html : await compress(html, coding, 'quick');
  response.writeHead(status, {
    ...addVaryAccept(path, finished.headers),
    ...(!isHead && { 'content-length': body.length }),
    ...(coding !== null && { 'content-encoding': coding }),
  });
  response.end(isHead ? undefined : body);
}

/**
 * Sends a page of the page cache. Shared caches must not store the home page without a language prefix, nor a response
 * that sets the language cookie, because they depend on the visitor.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, shared }: { page: CachedPage; shared: CacheablePage },
): Promise<void> {
  // The first visitor waits some milliseconds for the compression; its result is cached for all later ones.
  if (listContentEncodings(page.body).length === 0 && wantsCoding(request))
    await addContentEncoding(page.body, 'gzip');
  const own = visitorHeaders(request, page.headers, shared);
  const headers =
    own === null
      ? commonHeaders(page, shared)
      : addVaryAccept(shared.path, { ...page.headers, ...own });
  await sendBody(request, response, page.body, { headers });
}

/** Headers of cached pages for visitors who need no individual headers. */
const common = new WeakMap<CachedPage, OutgoingHttpHeaders>();

function commonHeaders(page: CachedPage, { path }: CacheablePage): OutgoingHttpHeaders {
  const known = common.get(page) ?? addVaryAccept(path, page.headers);
  common.set(page, known);
  return known;
}

/** Sends a response of Next that is not a cacheable page, such as a redirect, a 404 or an error. */
export async function sendUncacheableResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: UncacheableResponse,
): Promise<void> {
  if (isHtml(headers)) return sendUncached(request, response, { status, headers, html: body });
  response.writeHead(status, { ...toClientHeaders(headers), 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Returns the headers that are individual for this visitor; null if there are none. */
function visitorHeaders(
  request: IncomingMessage,
  pageHeaders: OutgoingHttpHeaders,
  { language, isHome }: CacheablePage,
): OutgoingHttpHeaders | null {
  if (isHome) {
    const vary = `${String(pageHeaders.vary)}, Accept-Language, Cookie`;
    return { 'cache-control': 'private, no-cache', vary };
  }
  const remembered = findLanguageToStore({
    language,
    cookie: findRequestCookie(request.headers, cookieNames.lang),
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
  return resolveEncoding(headers['accept-encoding'], contentEncodings) !== null;
}

/**
 * Renders a page for this request with Next and sends it with a strict content security policy. The page is buffered,
 * because the hashes of its scripts are in a header.
 */
export async function renderDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { ask, address }: { ask: FetchFromNext; address: string },
): Promise<void> {
  const abortController = new AbortController();
  response.once('close', () => abortController.abort());
  const answer = await ask({
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    address,
    headers: toNextHeaders(request.headers),
    signal: abortController.signal,
  });
  const { statusCode: status = 500, headers } = answer;
  if (isHtml(headers)) {
    const html = await loadResponseBody(answer);
    const [path = ''] = address.split('?', 1);
    return sendUncached(request, response, { status, headers, html, path });
  }
  response.writeHead(status, toClientHeaders(headers));
  await pipeline(answer, response);
}
