import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isFrameworkDetailOn } from '../next-internals/framework-details.mjs';

/**
 * Matches paths of pages: all except route handlers, Next's files, images and file extensions. The matcher in
 * middleware.ts must use the same rule.
 */
const pagePath =
  /^\/(?!(?:api|veloconnect|feeds|media|uploads|downloads|pay|oauth2|logout|_next|\.well-known)(?:\/|$)|.*\.(?:js|css|map|txt|xml|json|webmanifest|ico|svg|png|jpg|jpeg|gif|webp|avif|woff2|mp4|pdf|rsc)$)/;

/** True for the path of a page, whether or not it exists. */
export function isPagePath(path: string): boolean {
  return pagePath.test(path);
}

/**
 * Matches paths of route handlers, most of which serve other programs. Next must handle them, even if some redirect
 * visitors or render a page.
 */
const ofServices = /^\/(?:api|veloconnect|feeds|pay|oauth2|logout)(?:\/|$)/;

/**
 * True for a request whose response the browser shows as a document. A missing file then gets the complete 404 page.
 */
export function isNavigationRequest({ headers, method }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' || ofServices.test(path)) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}

/**
 * True for a dynamic route whose path does not match that of a page: Markdown pages, and bikes with a dot in the slug.
 */
export function isPathOutsidePageFormat(path: string): boolean {
  return /^\/(?:api\/markdown|(?:[a-z]{2}\/)?bikes)\//.test(path);
}

/** Matches headers that the Next router or hosting platforms send. */
const ofTheRouter = /^(rsc|next-|x-nextjs-|x-middleware-|x-matched-path|x-now-)/;

/** True for a request of the Next router, whose response is an RSC payload instead of a document. */
export function isRouterRequest(headers: IncomingHttpHeaders, query: string): boolean {
  if (!isFrameworkDetailOn('router-requests')) return false;
  return Object.keys(headers).some((name) => ofTheRouter.test(name)) || /(^|&)_rsc=/.test(query);
}

/** Matches the URL of a page's RSC payload: content tag, followed by the path of the page. */
const pageDataPath = /^\/page-data\/([\w-]{22})((?:\/[\w~-][\w.~-]*)+)\.txt$/;

/**
 * Returns the URL of a page's RSC payload. The URL contains a tag of the content, so browsers can cache it permanently.
 */
export function toPageDataPath(path: string, tag: string): string {
  return `/page-data/${tag}${path}.txt`;
}

/** Parses page path and content tag from the URL of an RSC payload; null for any other URL. */
export function parsePageDataPath(requested: string): { path: string; tag: string } | null {
  const [, tag = '', path = ''] = pageDataPath.exec(requested) ?? [];
  return path === '' ? null : { path, tag };
}
