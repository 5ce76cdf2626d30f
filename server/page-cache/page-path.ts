import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isFrameworkDetailOn } from '../next-internals/framework-details.mjs';

/**
 * Paths of pages: all except route handlers, Next's files, images and file extensions; the same rule as in the
 * middleware.
 */
const pagePath =
  /^\/(?!(?:api|veloconnect|feeds|media|uploads|downloads|pay|oauth2|logout|_next|\.well-known)(?:\/|$)|.*\.(?:js|css|map|txt|xml|json|webmanifest|ico|svg|png|jpg|jpeg|gif|webp|avif|woff2|mp4|pdf|rsc)$)/;

/** True for the path of a page, whether or not it exists. */
export function isPagePath(path: string): boolean {
  return pagePath.test(path);
}

/**
 * Paths of route handlers, mostly for other programs. Some redirect visitors, and those that show a page render it
 * themselves.
 */
const ofServices = /^\/(?:api|veloconnect|feeds|pay|oauth2|logout)(?:\/|$)/;

/**
 * True for a request whose response the browser shows as a document, at any address: a missing file gets the 404 page.
 */
export function isNavigationRequest({ headers, method }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' || ofServices.test(path)) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}

/**
 * True for a dynamic route whose path does not have the form of a page: Markdown versions, and bikes with a dot in the
 * slug.
 */
export function isPathOutsidePageFormat(path: string): boolean {
  return /^\/(?:api\/markdown|(?:[a-z]{2}\/)?bikes)\//.test(path);
}

/** Headers of the Next router and of the framework's hosting platforms. */
const ofTheRouter = /^(rsc|next-|x-nextjs-|x-middleware-|x-matched-path|x-now-)/;

/** True for a request of the Next router, whose response is data instead of a document. */
export function isRouterRequest(headers: IncomingHttpHeaders, query: string): boolean {
  if (!isFrameworkDetailOn('router-requests')) return false;
  return Object.keys(headers).some((name) => ofTheRouter.test(name)) || /(^|&)_rsc=/.test(query);
}

/** The path is restricted to what a public page can have. */
const pageDataPath = /^\/page-data\/([\w-]{22})((?:\/[\w~-][\w.~-]*)+)\.txt$/;

/**
 * Returns the address of a page's payload, which changes with the content, so that browsers can cache it permanently.
 */
export function toPageDataPath(path: string, tag: string): string {
  return `/page-data/${tag}${path}.txt`;
}

/** Parses the path and content tag of a payload address; null for any other address. */
export function parsePageDataPath(requested: string): { path: string; tag: string } | null {
  const [, tag = '', path = ''] = pageDataPath.exec(requested) ?? [];
  return path === '' ? null : { path, tag };
}
