import type { IncomingHttpHeaders } from 'node:http';
import { isHtml } from '../page-cache/post-process-page';

/** True for a response that Next marks as rendered once for all visitors. Only such a response may be cached. */
export function isCacheable(status: number | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    status === 200 &&
    isHtml(headers) &&
    isPrerendered(headers['x-nextjs-prerender']) &&
    headers['set-cookie'] === undefined &&
    getSharedMaxAge(headers) > 0
  );
}

/** True for a page that Next renders for each request, but with the same result for all requests with this query. */
export function isCacheableQueryResponse(
  status: number | undefined,
  headers: IncomingHttpHeaders,
): boolean {
  return status === 200 && isHtml(headers) && headers['set-cookie'] === undefined;
}

/** Returns how many seconds shared caches may store the response; 0 when they must not. */
export function getSharedMaxAge(headers: IncomingHttpHeaders): number {
  const control = headers['cache-control'] ?? '';
  if (/\b(private|no-store|no-cache)\b/.test(control)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

/** True when x-nextjs-prerender is 1. Next may set the header twice, for page and response; it then reads `1, 1`. */
function isPrerendered(header: string | string[] | undefined): boolean {
  return (
    header !== undefined &&
    String(header)
      .split(/, ?/)
      .every((word) => word === '1')
  );
}
