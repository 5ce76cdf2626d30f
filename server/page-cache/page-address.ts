import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Everything but route handlers, Next's own files, pictures and files by their ending: the middleware's own rule. */
const pagePath =
  /^\/(?!(?:api|veloconnect|feeds|media|uploads|downloads|pay|oauth2|logout|_next|\.well-known)(?:\/|$)|.*\.(?:js|css|map|txt|xml|json|webmanifest|ico|svg|png|jpg|jpeg|gif|webp|avif|woff2|mp4|pdf|rsc)$)/;

/** True for the address of a page, there or not. */
export function isPagePath(path: string): boolean {
  return pagePath.test(path);
}

/** Services that answer other programs; some lead a visitor on, and those that show a page show their own. */
const ofServices = /^\/(?:api|veloconnect|feeds|pay|oauth2|logout)(?:\/|$)/;

/** True for a request whose answer will be shown as a document whatever its address: a missing file gets the page that says so. */
export function isNavigationRequest({ headers, method }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' || ofServices.test(path)) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? (headers.accept ?? '').includes('text/html')
    : destination === 'document';
}

/** True for a path that is no page's by its form and still names any entry: Markdown twins, a bicycle with a dotted slug. */
export function isMadeByName(path: string): boolean {
  return /^\/(?:api\/markdown|(?:[a-z]{2}\/)?bikes)\//.test(path);
}

/** What the router of an open page asks with, and what hosts of the framework's own kind do. */
const ofTheRouter = /^(rsc|next-|x-nextjs-|x-middleware-|x-matched-path|x-now-)/;

/** True for a request of the framework's own browser part: data of a page and no document. */
export function isRouterRequest(headers: IncomingHttpHeaders, query: string): boolean {
  return Object.keys(headers).some((name) => ofTheRouter.test(name)) || /(^|&)_rsc=/.test(query);
}

/** Of a page's path only what a public page's address can have. */
const pageDataPath = /^\/page-data\/([\w-]{22})((?:\/[\w~-][\w.~-]*)+)\.txt$/;

/** Where the data of a page lies: another address for each content, so that a browser keeps it for good. */
export function toPageDataPath(path: string, tag: string): string {
  return `/page-data/${tag}${path}.txt`;
}

/** The page and the content that an address of data names; null for any other address. */
export function parsePageDataPath(requested: string): { path: string; tag: string } | null {
  const [, tag = '', path = ''] = pageDataPath.exec(requested) ?? [];
  return path === '' ? null : { path, tag };
}
